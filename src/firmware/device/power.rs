//! The battery: read every few seconds, smoothed, and told when it has changed.

use embassy_rp::adc::{Adc, Async, Channel, Error};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::signal::Signal;
use embassy_time::Timer;

use crate::board::Battery;

/// How full the battery is, in percent, when that has changed.
pub(crate) static CHARGE: Signal<CriticalSectionRawMutex, u8> = Signal::new();

const EVERY_SECONDS: u64 = 10;
/// Readings that are taken together.
const READINGS: u32 = 8;
/// Until a shared pin shows the battery, in microseconds.
const ENABLED_AFTER: u64 = 20;

#[embassy_executor::task]
pub(crate) async fn watch(mut battery: Battery) {
    let mut told = None;
    loop {
        if let Some(enable) = &mut battery.enable {
            enable.set_high();
            Timer::after_micros(ENABLED_AFTER).await;
        }
        let reading = average(&mut battery.adc, &mut battery.channel).await;
        if let Some(enable) = &mut battery.enable {
            enable.set_low();
        }
        match reading.map(|reading| battery.scale.percent(reading)) {
            // One percent up or down is noise; the way to the warning is long.
            Ok(Some(percent)) if told.is_none_or(|told: u8| told.abs_diff(percent) > 1) => {
                told = Some(percent);
                CHARGE.signal(percent);
            }
            Ok(_) => {}
            Err(why) => defmt::warn!("The battery could not be read: {}", why),
        }
        Timer::after_secs(EVERY_SECONDS).await;
    }
}

async fn average(
    adc: &mut Adc<'static, Async>,
    channel: &mut Channel<'static>,
) -> Result<u16, Error> {
    let mut sum = 0;
    for _ in 0..READINGS {
        sum += u32::from(adc.read(channel).await?);
    }
    Ok((sum / READINGS) as u16)
}
