//! Work on several threads whose results come in the order of the jobs, so that nobody can tell how many there were.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// Lets workers do numbered jobs, one at a time each, and takes the results in order of the numbers, until the jobs are
/// done or `take` says that it has enough.
pub(super) fn in_order<Worker: Send, Done: Send>(
    workers: &mut [Worker],
    jobs: Range<usize>,
    work: impl Fn(&mut Worker, usize) -> Done + Sync,
    mut take: impl FnMut(Done) -> Result<bool, String>,
) -> Result<(), String> {
    let next = AtomicUsize::new(jobs.start);
    let enough = AtomicBool::new(false);
    let mut wanted = jobs.start;
    let mut early = BTreeMap::new();
    std::thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for worker in workers {
            let (send, next, enough, work) = (send.clone(), &next, &enough, &work);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if job >= jobs.end || send.send((job, work(worker, job))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        let mut outcome = Ok(());
        'jobs: for (job, done) in receive {
            early.insert(job, done);
            while let Some(done) = early.remove(&wanted) {
                wanted += 1;
                match take(done) {
                    Ok(true) => {}
                    Ok(false) => break 'jobs,
                    Err(why) => {
                        outcome = Err(why);
                        break 'jobs;
                    }
                }
            }
        }
        enough.store(true, Ordering::Relaxed);
        outcome
    })
}
