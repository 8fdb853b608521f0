//! Long random evenings on sectors of the real size, with a power cut every few changes.

use crate::flash::Tear;
use crate::model::{Change, Records, blank, promised, run};
use parlour_firmware::storage::{Fault, LONGEST_RECORD};

const SECTOR: usize = 4096;
const SECTORS: usize = 8;

#[test]
fn long_evenings_with_many_cuts_lose_nothing() {
    let mut chip = blank::<SECTOR, SECTORS>();
    let mut records = Records::new();
    let mut number = 0;
    let mut cuts = 0;
    while number < 4_000 {
        let length = 1 + chip.noise() as usize % 30;
        let changes: Vec<Change> = (0..length)
            .map(|_| {
                number += 1;
                let key = [1, 2, 3, 256, 999][chip.noise() as usize % 5];
                let length = match chip.noise() % 10 {
                    0 => 0,
                    1 => LONGEST_RECORD,
                    2..5 => 1500,
                    _ => 60,
                };
                Change::new(key, length, number)
            })
            .collect();
        let tear = Tear::ALL[chip.noise() as usize % Tear::ALL.len()];
        let operation = chip.noise() as usize % 60;
        chip.cut_at(operation, tear);
        let (done, fault) = run::<SECTOR, SECTORS>(&mut chip, &changes);
        assert_eq!(fault, (done < changes.len()).then_some(Fault::Flash));
        cuts += usize::from(fault.is_some());
        changes[..done]
            .iter()
            .for_each(|change| change.apply(&mut records));
        let what = format!("change {number}, {tear:?}");
        records = promised::<SECTOR, SECTORS>(&mut chip, &records, changes.get(done), &what);
    }
    assert!(cuts > 100, "only {cuts} cuts");
}

#[test]
fn a_full_store_says_so_and_keeps_what_it_has() {
    let mut chip = blank::<SECTOR, SECTORS>();
    let changes: Vec<Change> = (0..20)
        .map(|key| Change::new(key, 3000, u32::from(key)))
        .collect();
    let (done, fault) = run::<SECTOR, SECTORS>(&mut chip, &changes);
    assert_eq!((done, fault), (SECTORS - 1, Some(Fault::Full)));
    let mut records = Records::new();
    changes[..done]
        .iter()
        .for_each(|change| change.apply(&mut records));
    promised::<SECTOR, SECTORS>(&mut chip, &records, None, "full");
    // A smaller game in place of a large one still finds room.
    let smaller = [Change::new(0, 0, 0), Change::new(1, 500, 1)];
    assert_eq!(run::<SECTOR, SECTORS>(&mut chip, &smaller), (2, None));
}

#[test]
fn a_record_that_is_too_long_is_refused() {
    const { assert!(parlour_console::store::MAX_RECORD <= LONGEST_RECORD) };
    let mut chip = blank::<SECTOR, SECTORS>();
    let changes = [
        Change::new(1, LONGEST_RECORD, 1),
        Change::new(2, LONGEST_RECORD + 1, 2),
    ];
    let outcome = run::<SECTOR, SECTORS>(&mut chip, &changes);
    assert_eq!(outcome, (1, Some(Fault::TooLong)));
}

#[test]
fn the_same_bytes_are_not_written_twice() {
    let mut chip = blank::<SECTOR, SECTORS>();
    let change = Change::new(7, 100, 1);
    run::<SECTOR, SECTORS>(&mut chip, std::slice::from_ref(&change));
    let before = chip.operations;
    run::<SECTOR, SECTORS>(&mut chip, &[change.clone(), change]);
    assert_eq!(chip.operations, before);
}
