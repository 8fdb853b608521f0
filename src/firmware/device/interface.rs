//! The interface: the loop that owns the console. It wakes for a key, an answer of a computer player or the next
//! frame, lets the console do its work, and carries out what that brings: sounds, pictures, records, light.

use embassy_futures::select::select3;
use embassy_time::{Duration, Instant, Timer};
use embedded_graphics::geometry::Size;
use parlour_console::Console;
use static_cell::StaticCell;

use crate::board::{Backlight, GLASS};
use crate::bots::{ANSWERS, Desk};
use crate::keys::{STROKES, Stroke};
use crate::light::Lamp;
use crate::picture::Picture;
use crate::{seed, sound};

/// While something moves or a key is held.
const FRAME: Duration = Duration::from_millis(33);
/// While nothing moves but a pointer that bobs or a line that blinks.
const IDLE: Duration = Duration::from_millis(250);

static CONSOLE: StaticCell<Console> = StaticCell::new();

fn now() -> u32 {
    Instant::now().as_millis() as u32
}

#[embassy_executor::task]
pub(crate) async fn run(mut picture: Picture, backlight: Option<Backlight>) {
    let size = Size::new(GLASS.width.into(), GLASS.height.into());
    let console = CONSOLE.init_with(|| Console::new(size, seed::draw()));
    let mut lamp = Lamp::new(backlight);
    let mut bots = Desk::default();
    let mut held: u32 = 0;

    loop {
        let started = Instant::now();
        console.tick(now());
        while let Ok(Stroke { button, down }) = STROKES.try_receive() {
            if down {
                held += 1;
                console.press(button);
            } else {
                held = held.saturating_sub(1);
                console.release(button);
            }
        }
        if let Ok(answer) = ANSWERS.try_receive() {
            bots.take(answer, console);
        }
        console.tick(now());
        bots.serve(console);
        sound::serve(console);
        if console.brightness() > 0 {
            picture.show(console).await;
        }
        lamp.set(console.brightness());

        let rest = if console.is_moving() || held > 0 {
            FRAME
        } else {
            IDLE
        };
        select3(
            STROKES.ready_to_receive(),
            ANSWERS.ready_to_receive(),
            Timer::at(started + rest),
        )
        .await;
    }
}
