//! `perft VARIANT-OR-POSITION DEPTH`
use hyperply::{
    perft,
    timeout::{Flat, Tower},
};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let d: u32 = a[2].parse().unwrap();
    let t = std::time::Instant::now();
    let n = if let Ok(p) = Flat::start(&a[1]) {
        perft(&p, d)
    } else if let Ok(p) = Tower::start(&a[1]) {
        perft(&p, d)
    } else if let Ok(p) = a[1].parse::<Flat>() {
        perft(&p, d)
    } else {
        perft(&a[1].parse::<Tower>().unwrap(), d)
    };
    let s = t.elapsed().as_secs_f64();
    println!("{n} in {s:.3} s, {:.1} M/s", n as f64 / s / 1e6);
}
