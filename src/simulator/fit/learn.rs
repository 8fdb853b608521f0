//! The third step: gradient descent by Adam, in rounds over all positions in a random order. After each round the games
//! that were kept out tell how good the numbers are; the best ones are kept, and when they get no better it is over.

use super::model::Model;
use super::origin::Origin;
use super::records::Record;
use super::samples::{SCALE, Sample, Samples};
use super::{Order, crew, judge, origin, round, tempo, told};
use parlour_bots::chess::fitting::Weights;
use parlour_rules::{Rng, SeedableRng};
use std::path::Path;

/// The largest batch of samples before the numbers are changed; with few samples it is smaller.
const BATCH: usize = 1_024;
const LEAST_BATCH: usize = 16;
/// The steps in a round at the least, if there are enough samples.
const STEPS: usize = 64;
/// A batch is worked on in so many parts, however many threads there are.
const PARTS: usize = 8;
/// How many samples are a part where there are no batches.
const STRETCH: usize = 4_096;
/// From round to round a step becomes smaller by equal amounts, to this part of the first in the end.
const LAST_STEP: f32 = 0.05;
/// After so many rounds without any gain it is over.
const PATIENCE: u32 = 6;

/// Fits, rounds, checks and writes the numbers.
pub(super) fn learn(order: &Order) -> Result<(), String> {
    let (head, samples) = read(order)?;
    let begin = match &order.from {
        None => Model::plain(order.seed),
        Some(path) => Model::of(weights(path, &file(path)?)?),
    };
    println!(
        "learn: {} positions to fit to, {} kept out",
        samples.fitted.len(),
        samples.kept_out.len()
    );
    let (model, rounds) = fit(order, begin, &samples)?;
    let bytes = round::rounded(&model);
    let weights = weights(Path::new(origin::NUMBERS), &bytes)?;
    let bounds = weights.bounds().map_err(|why| why.to_string())?;
    let errors = round::check(weights, &model, &samples.kept_out)?;
    let origin = Origin {
        order,
        head: &head,
        fitted: samples.fitted.len(),
        kept_out: samples.kept_out.len(),
        rounds,
        loss: kept_out_whole(order, weights, &samples)?,
        loss_before_rounding: kept_out(order, &model, &samples)?,
        loss_of_ours: kept_out_whole(order, Weights::OURS, &samples)?,
        bounds,
        errors,
    };
    let text = origin.text(weights, &bytes);
    for (name, content) in [
        (origin::NUMBERS, &bytes[..]),
        (origin::TEXT, text.as_bytes()),
    ] {
        let path = order.path(name);
        std::fs::write(&path, content).map_err(|why| told(&path, why))?;
    }
    print!("{text}");
    Ok(())
}

/// Tells how well our numbers and those of files judge the games that were kept out.
pub(super) fn compare(order: &Order) -> Result<(), String> {
    let (_, samples) = read(order)?;
    println!("loss in {} positions kept out", samples.kept_out.len());
    let ours = kept_out_whole(order, Weights::OURS, &samples)?;
    println!("{ours:.6} the player as it is");
    for path in &order.files {
        let bytes = file(path)?;
        let loss = kept_out_whole(order, weights(path, &bytes)?, &samples)?;
        println!("{loss:.6} {}", path.display());
    }
    Ok(())
}

fn read(order: &Order) -> Result<(String, Samples), String> {
    let mut judged = Record::read(&order.path(judge::FILE))?;
    judged.lines.truncate(order.positions);
    let samples = Samples::of(&judged.lines)?;
    let head = format!("{} {}", judged.lines.len(), judged.head);
    Ok((head, samples))
}

fn file(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|why| told(path, why))
}

fn weights<'a>(path: &Path, bytes: &'a [u8]) -> Result<Weights<'a>, String> {
    Weights::read(bytes).ok_or_else(|| told(path, "It has not the size of such a file"))
}

/// Fits numbers to samples, and tells in which round they were best.
pub(super) fn fit(order: &Order, begin: Model, samples: &Samples) -> Result<(Model, u32), String> {
    let mut model = begin;
    let mut adam = Adam::new(&model);
    let first = kept_out(order, &model, samples)?;
    println!("learn: round  0, kept out {first:.6}");
    let mut best = (first, model.clone(), 0);
    let mut places: Vec<usize> = (0..samples.fitted.len()).collect();
    let batch = (places.len() / STEPS).clamp(LEAST_BATCH, BATCH);
    for round in 1..=order.rounds {
        Rng::seed_from_u64(u64::from(order.seed) << 32 | u64::from(round)).shuffle(&mut places);
        let gone = (round - 1) as f32 / order.rounds as f32;
        let step = order.step as f32 / 1e6 * (1.0 - gone * (1.0 - LAST_STEP));
        let mut fitted = 0.0;
        for batch in places.chunks(batch) {
            let (gradient, loss) = gradient(order, &model, &samples.fitted, batch)?;
            adam.change(&mut model, &gradient, step);
            fitted += loss;
        }
        fitted /= places.len() as f64;
        let loss = kept_out(order, &model, samples)?;
        println!("learn: round {round:>2}, kept out {loss:.6}, fitted {fitted:.6}");
        if loss < best.0 {
            best = (loss, model.clone(), round);
        } else if round >= best.2 + PATIENCE {
            break;
        }
    }
    let (_, mut model, round) = best;
    tempo::settle(&mut model, &samples.fitted);
    Ok((model, round))
}

/// What a batch has against each number on average, and the sum of its losses.
fn gradient(
    order: &Order,
    model: &Model,
    samples: &[Sample],
    batch: &[usize],
) -> Result<(Vec<f32>, f64), String> {
    let parts: Vec<&[usize]> = batch.chunks(batch.len().div_ceil(PARTS)).collect();
    let mut sum = vec![0.0; model.numbers.len()];
    let mut losses = 0.0;
    crew::in_order(
        &mut vec![(); order.threads],
        0..parts.len(),
        |(), part| {
            let mut gradient = vec![0.0; model.numbers.len()];
            let samples = parts[part].iter().map(|place| &samples[*place]);
            let losses = samples.map(|sample| f64::from(model.blame(sample, &mut gradient)));
            (losses.sum::<f64>(), gradient)
        },
        |(loss, gradient)| {
            losses += loss;
            for (sum, more) in sum.iter_mut().zip(gradient) {
                *sum += more;
            }
            Ok(true)
        },
    )?;
    sum.iter_mut().for_each(|it| *it /= batch.len() as f32);
    Ok((sum, losses))
}

/// What something says of each sample.
fn each(
    order: &Order,
    samples: &[Sample],
    says: impl Fn(&Sample) -> f32 + Sync,
) -> Result<Vec<f32>, String> {
    let stretches: Vec<&[Sample]> = samples.chunks(STRETCH).collect();
    let mut all = Vec::with_capacity(samples.len());
    crew::in_order(
        &mut vec![(); order.threads],
        0..stretches.len(),
        |(), at| stretches[at].iter().map(&says).collect::<Vec<f32>>(),
        |some| {
            all.extend(some);
            Ok(true)
        },
    )?;
    Ok(all)
}

/// The mean loss in the positions that were kept out.
fn kept_out(order: &Order, model: &Model, samples: &Samples) -> Result<f64, String> {
    let odds = each(order, &samples.kept_out, |it| {
        model.points(&it.seen) / SCALE
    })?;
    Ok(tempo::loss_apart(&samples.kept_out, &odds))
}

/// The same by the player's own arithmetic.
fn kept_out_whole(order: &Order, weights: Weights<'_>, samples: &Samples) -> Result<f64, String> {
    let odds = each(order, &samples.kept_out, |it| {
        weights.estimate(&it.seen) as f32 / SCALE
    })?;
    Ok(tempo::loss_apart(&samples.kept_out, &odds))
}

/// The method of Kingma and Ba: each number goes its own way by how steady and how large its gradient was of late.
struct Adam {
    mean: Vec<f32>,
    spread: Vec<f32>,
    /// What is missing in both, because they began with nothing.
    missing: [f32; 2],
}

const KEPT: [f32; 2] = [0.9, 0.999];

impl Adam {
    fn new(model: &Model) -> Adam {
        Adam {
            mean: vec![0.0; model.numbers.len()],
            spread: vec![0.0; model.numbers.len()],
            missing: [1.0; 2],
        }
    }

    fn change(&mut self, model: &mut Model, gradient: &[f32], step: f32) {
        let [steady, wide] = KEPT;
        self.missing = [self.missing[0] * steady, self.missing[1] * wide];
        let [mean_there, spread_there] = self.missing.map(|missing| 1.0 - missing);
        let state = self.mean.iter_mut().zip(&mut self.spread);
        let numbers = model.numbers.iter_mut().zip(gradient);
        for ((number, slope), (mean, spread)) in numbers.zip(state) {
            *mean = *mean * steady + slope * (1.0 - steady);
            *spread = *spread * wide + slope * slope * (1.0 - wide);
            *number -= step * (*mean / mean_there) / ((*spread / spread_there).sqrt() + 1e-8);
        }
        model.hold();
    }
}
