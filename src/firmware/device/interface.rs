//! The interface: the loop that owns the console. It wakes for a key, an answer of a computer player or the next
//! frame, lets the console do its work, and carries out what that brings: sounds, pictures, records, light.

use core::future::poll_fn;
use core::pin::{Pin, pin};
use core::task::{Context, Poll};

use embassy_futures::select::select3;
use embassy_rp::Peri;
use embassy_rp::peripherals::FLASH;
use embassy_time::{Duration, Instant, Timer};
use embedded_graphics::geometry::Size;
use heapless::Vec;
use parlour_console::{Button, Console};
use parlour_firmware::beam::Patience;
use static_cell::StaticCell;

use crate::board::GLASS;
use crate::chance::Chance;
use crate::fault::Guard;
use crate::keys::{STROKES, Stroke};
use crate::light::Lamp;
use crate::picture::Picture;
use crate::power::CHARGE;
use crate::saves::Saves;
use crate::{bots, clock, sound};

/// While something moves or a key is held.
const FRAME: Duration = Duration::from_millis(33);
/// While nothing moves but a pointer that bobs or a line that blinks.
const IDLE: Duration = Duration::from_millis(250);
/// While the device sleeps; often enough for the watchdog.
const ASLEEP: Duration = Duration::from_millis(1_000);

static CONSOLE: StaticCell<Console> = StaticCell::new();

/// What the interface works with.
pub(crate) struct Works {
    pub(crate) picture: Picture,
    pub(crate) lamp: Lamp,
    pub(crate) flash: Peri<'static, FLASH>,
    pub(crate) guard: Guard,
}

#[embassy_executor::task]
pub(crate) async fn run(works: Works) {
    let Works {
        mut picture,
        mut lamp,
        flash,
        mut guard,
    } = works;
    // The panel, which thread mode wakes, needs little work and much time: it goes first.
    Timer::after_millis(1).await;
    let mut saves = aside(pin!(Saves::open(flash))).await;
    let chance = aside(pin!(Chance::draw(&mut saves))).await;
    let console = switch_on(chance.seed);
    if !chance.repeats() {
        console.accompany();
    }
    aside(pin!(saves.restore(console))).await;
    guard.report(console);

    console.tick(clock::milliseconds());
    picture.show(console, Patience::Endless).await;
    picture.sent().await;
    lamp.set(console.brightness());
    // Where the store has to open a sector for this, everything else stands still for some time.
    Timer::after_millis(10).await;
    aside(pin!(chance.keep(&mut saves))).await;

    let mut held: Vec<Button, 8> = Vec::new();
    loop {
        let started = Instant::now();
        let now = clock::milliseconds();
        guard.feed(console);
        console.tick(now);
        let mut patience = Patience::Endless;
        while let Ok(stroke) = STROKES.try_receive() {
            if stroke.down {
                chance.stir(console);
            }
            obey(console, stroke, &mut held);
            patience = Patience::Short;
        }
        if let Some(percent) = CHARGE.try_take() {
            console.set_battery(percent);
        }
        bots::serve(console);
        // A saved game that the press asked for is in this picture already.
        aside(pin!(saves.bring(console))).await;
        // What the press brought about begins now and not at the next frame.
        console.tick(now);
        sound::serve(console);
        if !console.asleep() {
            picture.show(console, patience).await;
        }
        if lamp.brightness() != console.brightness() {
            picture.sent().await;
            lamp.set(console.brightness());
        }
        aside(pin!(saves.store(console))).await;

        let rest = match console.asleep() {
            true => ASLEEP,
            false if console.is_moving() || !held.is_empty() => FRAME,
            false => IDLE,
        };
        select3(
            STROKES.ready_to_receive(),
            bots::ANSWERS.ready_to_receive(),
            Timer::at(started + rest),
        )
        .await;
    }
}

/// The console, made in a function of its own: the loop's frame would keep the room that the making takes for good.
#[inline(never)]
fn switch_on(seed: u64) -> &'static mut Console {
    let size = Size::new(GLASS.width.into(), GLASS.height.into());
    CONSOLE.init_with(|| Console::new(size, seed))
}

/// Polls what is seldom done in a function of its own, so that the loop stays small enough to be kept in memory.
fn aside<F: Future>(mut seldom: Pin<&mut F>) -> impl Future<Output = F::Output> {
    poll_fn(move |context| poll_aside(seldom.as_mut(), context))
}

#[inline(never)]
fn poll_aside<F: Future>(seldom: Pin<&mut F>, context: &mut Context<'_>) -> Poll<F::Output> {
    seldom.poll(context)
}

#[inline(never)]
fn obey(console: &mut Console, stroke: Stroke, held: &mut Vec<Button, 8>) {
    held.retain(|button| *button != stroke.button);
    if stroke.down {
        // There are eight buttons, each at most once.
        let _ = held.push(stroke.button);
        console.press(stroke.button);
    } else {
        console.release(stroke.button);
    }
}
