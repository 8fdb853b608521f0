//! Computer players: think in thread mode, below everything else, which goes on as if nobody were thinking.

use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::channel::Channel;
use parlour_console::{ActionText, Console, Job};
use portable_atomic::{AtomicBool, Ordering};

/// A decision to work out, with the number by which its answer is known.
struct Task {
    number: u32,
    job: Job,
}

/// A decision that was worked out.
pub(crate) struct Answer {
    number: u32,
    action: Option<ActionText>,
}

static TASKS: Channel<CriticalSectionRawMutex, Task, 1> = Channel::new();
/// Decisions on their way to the interface.
pub(crate) static ANSWERS: Channel<CriticalSectionRawMutex, Answer, 1> = Channel::new();
static STOP: AtomicBool = AtomicBool::new(false);

#[embassy_executor::task]
pub(crate) async fn think() {
    loop {
        let Task { number, job } = TASKS.receive().await;
        STOP.store(false, Ordering::Relaxed);
        let action = job.run(&|| STOP.load(Ordering::Relaxed));
        ANSWERS.send(Answer { number, action }).await;
    }
}

/// The interface's side: gives decisions out and takes answers in.
#[derive(Default)]
pub(crate) struct Desk {
    given: u32,
    waiting: Option<Task>,
}

impl Desk {
    /// Gives out a decision that the console wants, and passes on that somebody is in a hurry.
    pub(crate) fn serve(&mut self, console: &mut Console) {
        if let Some(job) = console.job() {
            self.given = self.given.wrapping_add(1);
            self.waiting = Some(Task {
                number: self.given,
                job,
            });
            // Whatever is being worked out belongs to a table that was left.
            STOP.store(true, Ordering::Relaxed);
        }
        if let Some(task) = self.waiting.take()
            && let Err(embassy_sync::channel::TrySendError::Full(task)) = TASKS.try_send(task)
        {
            self.waiting = Some(task);
        }
        if console.hurried() {
            STOP.store(true, Ordering::Relaxed);
        }
    }

    /// Takes an answer, unless it is one to a question that was asked at a table that was left.
    pub(crate) fn take(&self, answer: Answer, console: &mut Console) {
        if answer.number == self.given {
            console.answer(answer.action);
        }
    }
}
