//! Sectors with any content, and cells that are worn out: the store always opens, never gives back a record that
//! nobody put, and goes on storing where the chip still can.

use crate::flash::{Chip, Worn};
use crate::model::{Change, Records, START_SECTORS, blank, content, run};
use parlour_firmware::storage::Fault;

const SECTOR: usize = 512;
const SECTORS: usize = 6;

fn some_changes(count: u32) -> Vec<Change> {
    (0..count)
        .map(|number| Change::new((number % 5) as u16, 20 + (number as usize * 7) % 60, number))
        .collect()
}

/// Everything that was ever put under each number.
fn ever(changes: &[Change], key: u16, record: &[u8]) -> bool {
    changes
        .iter()
        .any(|change| change.key == key && change.record == record)
}

fn expect_only_known(chip: &mut Chip<SECTOR>, changes: &[Change], what: &str) -> Records {
    let (records, _) = content::<SECTOR, SECTORS>(chip);
    for (key, record) in &records {
        assert!(ever(changes, *key, record), "{what}: record {key} is new");
    }
    records
}

#[test]
fn a_chip_full_of_noise_opens_and_stores() {
    let mut chip = blank::<SECTOR, SECTORS>();
    chip.strict = false;
    for _ in 0..300 {
        for at in START_SECTORS * SECTOR..chip.cells.len() {
            chip.cells[at] = match at / SECTOR % 3 {
                0 => 0,
                1 => 0xFF,
                _ => chip.noise() as u8,
            };
        }
        let changes = some_changes(20);
        assert_eq!(run::<SECTOR, SECTORS>(&mut chip, &changes), (20, None));
        let records = expect_only_known(&mut chip, &changes, "noise");
        assert_eq!(records.len(), 5);
    }
}

#[test]
fn damaged_sectors_never_stop_the_start_and_never_make_up_records() {
    let changes = some_changes(60);
    let mut good = blank::<SECTOR, SECTORS>();
    run::<SECTOR, SECTORS>(&mut good, &changes);
    for round in 0..3_000 {
        let mut chip = good.clone();
        chip.strict = false;
        for _ in 0..=round {
            chip.noise();
        }
        let sector = START_SECTORS + chip.noise() as usize % SECTORS;
        let what = format!("round {round}, sector {sector}");
        for _ in 0..1 + chip.noise() % 40 {
            let at = sector * SECTOR + chip.noise() as usize % SECTOR;
            chip.cells[at] = match round % 4 {
                0 => 0,
                1 => 0xFF,
                2 => chip.cells[at] ^ 1 << (chip.noise() % 8),
                _ => chip.noise() as u8,
            };
        }
        expect_only_known(&mut chip, &changes, &what);
        // A few presses later all is as it should be.
        let fresh = some_changes(80)[60..].to_vec();
        assert_eq!(
            run::<SECTOR, SECTORS>(&mut chip, &fresh),
            (20, None),
            "{what}"
        );
        let (records, _) = content::<SECTOR, SECTORS>(&mut chip);
        for change in &fresh[15..] {
            assert_eq!(records.get(&change.key), Some(&change.record), "{what}");
        }
    }
}

#[test]
fn one_flipped_bit_costs_one_record_at_most() {
    let changes = some_changes(40);
    let mut good = blank::<SECTOR, SECTORS>();
    run::<SECTOR, SECTORS>(&mut good, &changes);
    let whole = expect_only_known(&mut good, &changes, "whole");
    for at in START_SECTORS * SECTOR..good.cells.len() {
        let mut chip = good.clone();
        chip.cells[at] ^= 1 << (at % 8);
        let records = expect_only_known(&mut chip, &changes, "flipped");
        let lost = whole
            .iter()
            .filter(|(key, record)| records.get(key) != Some(record));
        assert!(lost.count() <= 1, "a flipped bit at {at} cost more");
    }
}

#[test]
fn worn_out_cells_are_stepped_over_or_reported() {
    let changes = some_changes(120);
    let mut reported = 0;
    for round in 0..500 {
        let mut chip = blank::<SECTOR, SECTORS>();
        for _ in 0..=round {
            chip.noise();
        }
        for _ in 0..1 + round % 7 {
            let bits = 1 << (chip.noise() % 8);
            let high = chip.noise().is_multiple_of(2);
            let address = START_SECTORS * SECTOR + chip.noise() as usize % (SECTORS * SECTOR);
            chip.wear_out(Worn {
                address,
                stuck_high: if high { bits } else { 0 },
                stuck_low: if high { 0 } else { bits },
            });
        }
        let (done, fault) = run::<SECTOR, SECTORS>(&mut chip, &changes);
        let what = format!("round {round}: {done} stored");
        let mut finished = Records::new();
        changes[..done]
            .iter()
            .for_each(|change| change.apply(&mut finished));
        let (records, _) = content::<SECTOR, SECTORS>(&mut chip);
        match fault {
            None => assert_eq!(records, finished, "{what}"),
            Some(fault) => {
                assert_eq!(fault, Fault::Flash, "{what}");
                reported += 1;
                for (key, record) in &records {
                    assert!(ever(&changes, *key, record), "{what}: record {key} is new");
                }
            }
        }
    }
    assert!(reported < 100, "{reported} of 500 chips were given up");
}
