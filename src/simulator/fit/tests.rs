//! Tests of the parts; a whole run is in `tests/fit`.

use super::model::Model;
use super::records::Record;
use super::samples::{SCALE, Sample, chance};
use super::*;
use parlour_bots::chess::TEN;
use parlour_bots::chess::fitting::{
    BIAS_AT, NUMBERS, OUTPUTS_AT, START_AT, Seen, Unsafe, WIDTH, WORTH_AT, Weights,
};
use parlour_rules::chess::read_fen;

fn samples() -> Vec<Sample> {
    let seen = |fen| Seen::of(&read_fen(fen).unwrap().position).unwrap();
    TEN.into_iter()
        .zip(0..)
        .map(|((_, fen), place)| Sample {
            seen: seen(fen),
            chance: chance(place as f32 / 4.0 - 1.0),
        })
        .collect()
}

fn order(words: &str) -> Result<Order, String> {
    let words: Vec<String> = words.split_whitespace().map(String::from).collect();
    Order::read(&words)
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("parlour-fit-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn results_come_in_order_from_any_number_of_threads() {
    for threads in [1, 2, 7] {
        let mut seen = Vec::new();
        crew::in_order(
            &mut vec![0; threads],
            3..40,
            |done, job| {
                *done += 1;
                job * 10
            },
            |result| {
                seen.push(result);
                Ok(result < 300)
            },
        )
        .unwrap();
        let expected: Vec<usize> = (3..=30).map(|job| job * 10).collect();
        assert_eq!(seen, expected, "{threads}");
        let refused = crew::in_order(&mut [(); 2], 0..9, |(), job| job, |_| Err("no".into()));
        assert_eq!(refused, Err("no".into()));
    }
}

#[test]
fn the_blame_of_a_number_is_how_the_loss_changes_with_it() {
    let model = Model::plain(5);
    let samples = samples();
    let mut gradient = vec![0.0; NUMBERS];
    for sample in &samples {
        model.blame(sample, &mut gradient);
    }
    let loss = |model: &Model| -> f64 {
        let off = |it: &Sample| chance(model.points(&it.seen) / SCALE) - it.chance;
        samples.iter().map(|it| f64::from(off(it)).powi(2)).sum()
    };
    // The own king on its first square, a start, an output of either side, a bias and the worth of a pawn.
    let king = (5 * 64 + 4 - 1) * WIDTH;
    let last_stage = OUTPUTS_AT + 6 * 2 * WIDTH;
    let pawn = WORTH_AT + 2 * (4 + 1);
    let mut moved = 0;
    for at in [
        king,
        king + 7,
        START_AT + 2,
        last_stage,
        last_stage + WIDTH + 3,
    ]
    .into_iter()
    .chain([BIAS_AT + 6, pawn, pawn + 1])
    {
        let changed = |by: f32| {
            let mut model = model.clone();
            model.numbers[at] += by;
            loss(&model)
        };
        let slope = (changed(0.002) - changed(-0.002)) / 0.004;
        let blame = f64::from(gradient[at]);
        assert!(
            (slope - blame).abs() < 1e-3 + blame.abs() * 0.02,
            "{at}: {slope} {blame}"
        );
        moved += usize::from(blame.abs() > 1e-3);
    }
    assert!(moved >= 5, "{moved}");
}

#[test]
fn numbers_of_a_file_are_rounded_to_the_same_file() {
    let ours: Vec<u8> = (0..NUMBERS)
        .flat_map(|at| Weights::OURS.number(at).to_le_bytes())
        .collect();
    let model = Model::of(Weights::OURS);
    assert_eq!(round::rounded(&model), ours);
    let errors = round::check(Weights::OURS, &model, &samples()).unwrap();
    assert!(errors.largest < 2.01 && errors.largest <= errors.bound);
}

#[test]
fn the_fitted_numbers_and_the_whole_ones_say_nearly_the_same() {
    let model = Model::plain(3);
    let bytes = round::rounded(&model);
    let weights = Weights::read(&bytes).unwrap();
    let errors = round::check(weights, &model, &samples()).unwrap();
    assert!(
        errors.mean < 4.0 && errors.largest < errors.bound,
        "{errors:?}"
    );
    // Numbers of another file are found out.
    assert!(round::check(Weights::OURS, &model, &samples()).is_err());
}

#[test]
fn rows_that_are_held_cannot_overflow_whatever_they_learnt() {
    for far in [1e9, -1e9] {
        let mut model = Model::plain(1);
        model.numbers[..OUTPUTS_AT].fill(far);
        model.hold();
        let bytes = round::rounded(&model);
        let bounds = Weights::read(&bytes).unwrap().bounds().unwrap();
        assert!(bounds.sums[1] - bounds.sums[0] > 30_000, "{bounds:?}");
    }
    let mut model = Model::plain(1);
    model.numbers.fill(1e9);
    model.hold();
    let bytes = round::rounded(&model);
    let bounds = Weights::read(&bytes).unwrap().bounds();
    assert_eq!(bounds, Err(Unsafe::Judgement));
}

#[test]
fn a_lead_of_the_side_to_move_is_no_loss_and_is_not_learnt() {
    let mut samples = samples();
    let ours = |seen: &Seen| Weights::OURS.estimate(seen) as f32;
    let odds: Vec<f32> = samples.iter().map(|it| ours(&it.seen) / SCALE).collect();
    for (sample, odds) in samples.iter_mut().zip(&odds) {
        sample.chance = chance(odds + 0.25);
    }
    assert!(tempo::loss_apart(&samples, &odds) < 1e-9);
    // Numbers that think much of the right to move are brought back to ours, and nothing else changes.
    let mut model = Model::of(Weights::OURS);
    for bias in &mut model.numbers[BIAS_AT..WORTH_AT] {
        *bias += 0.25;
    }
    tempo::settle(&mut model, &samples);
    let moving = |of: &dyn Fn(&Seen) -> f32| tempo::worth_of_moving(&samples, of);
    let (settled, expected) = (moving(&|seen| model.points(seen)), moving(&ours));
    for stage in 0..settled.len() {
        assert!((settled[stage] - expected[stage]).abs() < 0.01);
    }
    for sample in &samples {
        assert!((model.points(&sample.seen) - ours(&sample.seen)).abs() < 3.0);
    }
}

#[test]
fn a_file_that_was_cut_off_is_gone_on_with_and_a_strange_one_is_left_alone() {
    let folder = folder("records");
    let path = folder.join("record.txt");
    std::fs::write(&path, "# how\none\ntwo\nthr").unwrap();
    let record = Record::resume(&path, "how").unwrap();
    assert_eq!(record.lines, ["one", "two"]);
    let mut file = record.go_on(1).unwrap();
    file.add("more").unwrap();
    file.flush().unwrap();
    assert_eq!(
        std::fs::read_to_string(&path).unwrap(),
        "# how\none\nmore\n"
    );
    assert!(Record::resume(&path, "otherwise").is_err());
    std::fs::write(&path, "a letter\n").unwrap();
    assert!(Record::resume(&path, "how").is_err() && Record::read(&path).is_err());
    assert!(Record::read(&folder.join("none.txt")).is_err());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn orders_are_read_and_slips_refused() {
    let read = order("--positions 500 --seed 7 --judge fish;Hash=1 one.bin").unwrap();
    assert_eq!((read.positions, read.seed), (500, 7));
    assert_eq!(read.engine(), Ok("fish;Hash=1"));
    assert_eq!(read.files, [PathBuf::from("one.bin")]);
    assert!(order("").unwrap().engine().is_err());
    for slip in ["--positions", "--positions 0", "--seed x", "--time 5"] {
        assert!(order(slip).is_err(), "{slip}");
    }
    let run = |words: &str| {
        let words: Vec<String> = words.split_whitespace().map(String::from).collect();
        super::run(&words)
    };
    let folder = folder("slips");
    for slip in ["fry", "learn some.bin", "--seed 1", "--judge /no/such/fish"] {
        let words = format!("{slip} --folder {}", folder.display());
        assert!(run(&words).is_err(), "{slip}");
    }
    std::fs::remove_dir_all(folder).unwrap();
    assert!(run("").is_err());
}

#[test]
fn the_text_beside_our_numbers_belongs_to_them() {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/chess/net");
    let text = std::fs::read_to_string(place.join(origin::TEXT)).unwrap();
    let bytes = std::fs::read(place.join(origin::NUMBERS)).unwrap();
    let sum = format!("check sum  {}\n", origin::check_sum(&bytes));
    assert!(text.contains(&sum), "{sum}");
    assert!(text.ends_with(&origin::worths(Weights::OURS)));
}
