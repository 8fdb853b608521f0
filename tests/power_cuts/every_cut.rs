//! Whole histories, cut at every single operation in every way, and the first write after each cut is cut again.

use crate::flash::{Chip, Tear};
use crate::model::{Change, Records, blank, open, promised, run};
use embassy_futures::block_on;
use parlour_firmware::storage::{Fault, Store};

const SECTOR: usize = 512;
const SECTORS: usize = 4;

/// A setting that stays, a game that grows and is deleted, and small records between: enough to go round the ring of
/// sectors several times, with records that have to move along.
fn history() -> Vec<Change> {
    let mut changes = vec![Change::new(1, 20, 0), Change::new(2, 60, 1)];
    for number in 2..80 {
        changes.push(match number % 12 {
            0 => Change::new(300, 0, number),
            4 => Change::new(3, 30, number),
            7 => Change::new(400, 400, number),
            9 => Change::new(400, 0, number),
            _ => Change::new(300, 40 + 5 * (number as usize % 12), number),
        });
    }
    changes
}

fn finished(changes: &[Change]) -> Records {
    let mut records = Records::new();
    changes.iter().for_each(|change| change.apply(&mut records));
    records
}

fn operations(changes: &[Change]) -> usize {
    let mut chip = blank::<SECTOR, SECTORS>();
    assert_eq!(run::<SECTOR, SECTORS>(&mut chip, changes).1, None);
    assert!(chip.erased > 2 * SECTORS, "the ring was gone round");
    chip.operations
}

#[test]
fn a_cut_at_any_operation_keeps_the_old_record_or_the_new() {
    let changes = history();
    for operation in 0..operations(&changes) {
        for tear in Tear::ALL {
            let what = format!("operation {operation}, {tear:?}");
            let mut chip = blank::<SECTOR, SECTORS>();
            chip.cut_at(operation, tear);
            let (done, fault) = run::<SECTOR, SECTORS>(&mut chip, &changes);
            assert!(fault.is_some() && chip.is_off(), "{what}");
            promised::<SECTOR, SECTORS>(
                &mut chip,
                &finished(&changes[..done]),
                changes.get(done),
                &what,
            );
            // The evening goes on as if nothing had been.
            let rest = run::<SECTOR, SECTORS>(&mut chip, &changes[done..]);
            assert_eq!(rest, (changes.len() - done, None), "{what}");
            promised::<SECTOR, SECTORS>(&mut chip, &finished(&changes), None, &what);
        }
    }
}

#[test]
fn a_second_cut_while_the_first_is_mended_does_no_harm() {
    let changes = history();
    let again = Change::new(5, 100, 99);
    for operation in 0..operations(&changes) {
        for tear in [Tear::Nearly, Tear::SomeBits, Tear::Noise] {
            let mut chip = blank::<SECTOR, SECTORS>();
            chip.cut_at(operation, tear);
            let (done, _) = run::<SECTOR, SECTORS>(&mut chip, &changes);
            let records = promised::<SECTOR, SECTORS>(
                &mut chip,
                &finished(&changes[..done]),
                changes.get(done),
                "first",
            );
            for second in 0.. {
                let what = format!("operations {operation} and {second}, {tear:?}");
                let mut chip = chip.clone();
                chip.cut_at(second, tear);
                let (finished, _) = run::<SECTOR, SECTORS>(&mut chip, std::slice::from_ref(&again));
                if finished == 1 {
                    break;
                }
                promised::<SECTOR, SECTORS>(&mut chip, &records, Some(&again), &what);
            }
        }
    }
}

/// Counts as the device counts how often it was switched on.
async fn count(store: &mut Store<&mut Chip<SECTOR>, SECTORS>) -> (u32, Result<(), Fault>) {
    const KEY: u16 = 6;
    let number = store.next_number(KEY).await;
    (number, store.put(KEY, &number.to_le_bytes()).await)
}

#[test]
fn a_number_that_was_counted_never_comes_again() {
    const STARTS: u32 = 60;
    let mut chip = blank::<SECTOR, SECTORS>();
    for expected in 1..=STARTS {
        let (mut store, _) = open::<SECTOR, SECTORS>(&mut chip);
        assert_eq!(block_on(count(&mut store)), (expected, Ok(())));
    }
    for operation in 0..chip.operations {
        for tear in Tear::ALL {
            let mut chip = blank::<SECTOR, SECTORS>();
            chip.cut_at(operation, tear);
            let mut last = 0;
            for _ in 0..STARTS + 2 {
                let (mut store, _) = open::<SECTOR, SECTORS>(&mut chip);
                let (number, stored) = block_on(count(&mut store));
                if stored.is_ok() {
                    assert!(
                        number > last,
                        "{number} after {last}: {operation}, {tear:?}"
                    );
                    last = number;
                }
                chip.power_on();
            }
            assert!(last > STARTS, "operation {operation}, {tear:?}");
        }
    }
}
