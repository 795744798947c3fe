//! Logistic regression: how well the features of positions tell how games end.

use crate::dice::Dice;
use hyperply::search::Weight;

/// The features of a position, White's less Black's, and how its game ended.
pub struct Sample {
    pub features: Vec<(u16, i16)>,
    /// How much of the open game there is, from 0 to 1.
    pub open: f32,
    pub game: u32,
    /// 1 if White won, 1/2 for a draw.
    pub result: f32,
}

/// How many positions of a game tell as much as one of another: a game has one result.
const ALIKE: f64 = 25.;
/// How far what a feature is worth may well be from what it was, in hundredths of a pawn: of pieces, and of all else, where
/// few games must not move much.
const OF_PIECES: f64 = 60.;
const OF_OTHERS: f64 = 4.;
const ROUNDS: usize = 6;

fn chance(score: f32, scale: f32) -> f32 {
    1. / (1. + (-score * std::f32::consts::LN_10 / scale).exp())
}

/// The scale on which weights tell the results best: how much of an advantage becomes a win depends on who plays.
fn scale_of(samples: &[Sample], weights: &[Weight]) -> f32 {
    let known: Vec<(f32, f32)> = samples
        .iter()
        .step_by(APART)
        .map(|sample| (worth(sample.features.iter(), weights, sample.open) as f32, sample.result))
        .collect();
    let loss = |scale: f32| -> f64 {
        known.iter().map(|&(score, result)| f64::from((chance(score, scale) - result).powi(2))).sum()
    };
    let (mut low, mut high) = (100_f32, 4000_f32);
    while high / low > 1.01 {
        let [one, other] = [(low * low * high).cbrt(), (low * high * high).cbrt()];
        if loss(one) < loss(other) { high = other } else { low = one }
    }
    (low * high).sqrt()
}

/// The weights that tell the ends of the games best, near those that there were, and the scale of the advantage: logistic
/// regression by Newton's method.
pub fn fit(samples: &[Sample], before: &[Weight], groups: &[(&str, usize)]) -> (Vec<Weight>, f32) {
    let scale = scale_of(samples, before);
    let slope = std::f64::consts::LN_10 / f64::from(scale);
    let prior: Vec<f64> = before.iter().flat_map(|w| [f64::from(w.0), f64::from(w.1)]).collect();
    let count = prior.len();
    let holds = holds(samples, groups);
    let mut weights = prior.clone();
    for _ in 0..ROUNDS {
        let part = |samples: &[Sample]| {
            let mut system = system(count);
            for sample in samples {
                let open = f64::from(sample.open);
                let row: Vec<(usize, f64)> = sample
                    .features
                    .iter()
                    .flat_map(|&(number, n)| {
                        let (at, n) = (2 * usize::from(number), f64::from(n));
                        [(at, n * open), (at + 1, n * (1. - open))]
                    })
                    .collect();
                let score = row.iter().map(|&(at, n)| weights[at] * n).sum();
                add(&mut system, &row, score, sample.result, slope, 1.);
            }
            system
        };
        let (one, other) = samples.split_at(samples.len() / 2);
        let (mut system, more) = std::thread::scope(|scope| {
            let more = scope.spawn(|| part(other));
            (part(one), more.join().unwrap())
        });
        for (i, (row, more)) in system.iter_mut().zip(more).enumerate() {
            row.iter_mut().zip(more).for_each(|(value, more)| *value = (*value + more) / ALIKE);
            let [own, apart] = holds[i / 2];
            row[i] += own + apart;
            row[i ^ 1] -= apart;
            let [moved, other] = [i, i ^ 1].map(|at| weights[at] - prior[at]);
            row[count] -= moved * own + (moved - other) * apart;
        }
        weights.iter_mut().zip(solve(system)).for_each(|(weight, step)| *weight += step);
    }
    let mut weights: Vec<f32> = weights.into_iter().map(|weight| weight as f32).collect();
    centre(&mut weights, samples, groups);
    let whole = |value: f32| value.round().clamp(-2000., 3000.) as i16;
    (weights.chunks(2).map(|pair| Weight(whole(pair[0]), whole(pair[1]))).collect(), scale)
}

/// How strongly each weight is held where it was, and its two halves together: the more, the more of its feature there is at
/// once. How open the game is tells which pieces are left, so that what a piece is worth early and late can hardly be told apart.
fn holds(samples: &[Sample], groups: &[(&str, usize)]) -> Vec<[f64; 2]> {
    let spreads = groups.iter().flat_map(|&(name, count)| {
        let is_piece = name == "material" || name.starts_with("in Time Out");
        std::iter::repeat_n(if is_piece { [OF_PIECES, OF_OTHERS] } else { [OF_OTHERS; 2] }, count)
    });
    let mut seen: Vec<(f64, f64)> = vec![(1., 1.); groups.iter().map(|(_, count)| count).sum()];
    for &(number, count) in samples.iter().flat_map(|sample| &sample.features) {
        let (squares, often) = &mut seen[usize::from(number)];
        (*squares, *often) = (*squares + f64::from(count).powi(2), *often + 1.);
    }
    let held = |((squares, often), spreads): ((f64, f64), [f64; 2])| {
        spreads.map(|spread| squares / often / (spread * spread))
    };
    seen.into_iter().zip(spreads).map(held).collect()
}

/// What a piece is worth wherever it stands belongs to the piece: placement is on average worth nothing.
fn centre(weights: &mut [f32], samples: &[Sample], groups: &[(&str, usize)]) {
    let mut seen = vec![0.; weights.len() / 2];
    for (number, count) in samples.iter().flat_map(|sample| &sample.features) {
        seen[usize::from(*number)] += f32::from(count.unsigned_abs());
    }
    let roles = groups[0].1;
    let mut first = 0;
    for &(name, count) in groups {
        let of_one = [("placement of men", 0), ("placement of kings", 1)]
            .into_iter()
            .find(|(start, _)| name.starts_with(start));
        let parts: Vec<(usize, std::ops::Range<usize>)> = match of_one {
            Some((_, role)) => vec![(role, first..first + count)],
            None if name.starts_with("placement") => {
                let each = count / roles;
                (0..roles).map(|role| (role, first + role * each..first + (role + 1) * each)).collect()
            }
            None => Vec::new(),
        };
        first += count;
        for (role, places) in parts {
            let total: f32 = seen[places.clone()].iter().sum();
            for half in 0..2 {
                let sum: f32 = places.clone().map(|place| seen[place] * weights[2 * place + half]).sum();
                let mean = if total > 0. { sum / total } else { 0. };
                places.clone().for_each(|place| weights[2 * place + half] -= mean);
                weights[2 * role + half] += mean;
            }
        }
    }
}

/// What pieces are worth all the game long, in the units of weights: value and standard error.
pub struct Values {
    pub groups: Vec<(&'static str, Vec<Known>)>,
    /// The piece that is worth 1.
    unit: usize,
}

/// A value and its standard error; nothing of a piece that no game had.
pub type Known = Option<(f32, f32)>;

impl Values {
    /// A value and its error in pawns or men.
    pub fn in_units(&self, (value, error): (f32, f32)) -> (f32, f32) {
        let (unit, doubt) = self.groups[0].1[self.unit].unwrap_or((100., 0.));
        let share = value / unit;
        (share, if value == unit { 0. } else { error.hypot(share * doubt) / unit })
    }
}

/// Of the pieces of draughts and of chess.
const MAN: usize = 0;
const PAWN: usize = 5;

const RESAMPLED: usize = 24;
/// Of the positions of a game, which tell nearly the same, every so many.
const APART: usize = 4;

/// A position of which only the pieces count: them, what all else is worth, result and game.
type Row = (Vec<(usize, f64)>, f64, f32, u32);

/// The values of pieces, without any before.
fn newton(rows: &[Row], count: usize, scale: f32, often: &dyn Fn(u32) -> f32) -> Vec<f32> {
    let mut at = vec![0_f64; count];
    let slope = std::f64::consts::LN_10 / f64::from(scale);
    for _ in 0..8 {
        let mut system = system(count);
        (0..count).for_each(|i| system[i][i] = 1e-3 * slope);
        for (features, rest, result, game) in rows {
            let score = rest + features.iter().map(|&(i, n)| at[i] * n).sum::<f64>();
            add(&mut system, features, score, *result, slope, often(*game).into());
        }
        at.iter_mut().zip(solve(system)).for_each(|(known, step)| *known += step);
    }
    at.into_iter().map(|value| value as f32).collect()
}

/// The equations of a step of Newton's method: in each row that of one unknown, the right side last.
fn system(count: usize) -> Vec<Vec<f64>> {
    vec![vec![0.; count + 1]; count]
}

/// Adds a position, counted so many times: its features, what it is worth as yet and how its game ended.
fn add(system: &mut [Vec<f64>], features: &[(usize, f64)], score: f64, result: f32, slope: f64, times: f64) {
    let p = 1. / (1. + (-score * slope).exp());
    let (error, steep) = ((f64::from(result) - p) * slope * times, p * (1. - p) * slope * slope * times);
    let count = system.len();
    for &(i, n) in features {
        features.iter().for_each(|&(j, other)| system[i][j] += n * other * steep);
        system[i][count] += n * error;
    }
}

/// Gauss and Jordan: the system is symmetric and positive.
fn solve(mut system: Vec<Vec<f64>>) -> Vec<f64> {
    let count = system.len();
    for pivot in 0..count {
        let row: Vec<f64> = system[pivot].iter().map(|value| value / system[pivot][pivot]).collect();
        for (i, other) in system.iter_mut().enumerate() {
            let factor = other[pivot];
            if i != pivot {
                other.iter_mut().zip(&row).for_each(|(value, part)| *value -= factor * part);
            }
        }
        system[pivot] = row;
    }
    system.iter().map(|row| row[count]).collect()
}

/// What features are worth in a game that is so open.
fn worth<'a>(features: impl Iterator<Item = &'a (u16, i16)>, weights: &[Weight], open: f32) -> f64 {
    let each = features.map(|&(number, count)| {
        let Weight(start, end) = weights[usize::from(number)];
        f32::from(count) * (f32::from(start) * open + f32::from(end) * (1. - open))
    });
    f64::from(each.sum::<f32>())
}

/// The value of each piece, all else being as it is, with errors from games drawn anew.
pub fn values(
    samples: &[Sample],
    games: usize,
    weights: &[Weight],
    groups: &[(&'static str, usize)],
    scale: f32,
) -> Values {
    let counted: Vec<(&str, usize, usize)> = groups
        .iter()
        .scan(0, |at, &(name, count)| {
            let first = *at;
            *at += count;
            Some((name, first, count))
        })
        .filter(|(name, ..)| ["material", "in Time Out"].contains(name))
        .collect();
    let place = |number: usize| {
        let mut before = 0;
        for &(_, first, count) in &counted {
            if (first..first + count).contains(&number) {
                return Some(before + number - first);
            }
            before += count;
        }
        None
    };
    let count: usize = counted.iter().map(|(.., count)| count).sum();
    let rows: Vec<Row> = samples
        .iter()
        .step_by(APART)
        .map(|sample| {
            let some = sample
                .features
                .iter()
                .filter_map(|&(number, count)| Some((place(number.into())?, f64::from(count))));
            let rest = sample.features.iter().filter(|(number, _)| place(usize::from(*number)).is_none());
            (some.collect(), worth(rest, weights, sample.open), sample.result, sample.game)
        })
        .collect();
    let run = |often: &dyn Fn(u32) -> f32| newton(&rows, count, scale, often);
    let mut seen = vec![0.; count];
    rows.iter().flat_map(|(features, ..)| features).for_each(|&(at, n)| seen[at] += n.abs());
    let all = run(&|_| 1.);
    let mut dice = Dice::new(7);
    let drawn: Vec<Vec<f32>> = (0..RESAMPLED)
        .map(|_| {
            let mut often = vec![0_f32; games.max(1)];
            (0..games).for_each(|_| often[dice.below(games)] += 1.);
            run(&|game| often[game as usize])
        })
        .collect();
    let error = |at: usize| {
        let mean: f32 = drawn.iter().map(|one| one[at]).sum::<f32>() / RESAMPLED as f32;
        (drawn.iter().map(|one| (one[at] - mean).powi(2)).sum::<f32>() / (RESAMPLED - 1) as f32).sqrt()
    };
    let mut at = 0;
    let unit = if counted[0].2 == 2 { MAN } else { PAWN };
    let groups = counted
        .iter()
        .map(|&(name, _, count)| {
            let of_group = (at..at + count).map(|i| (seen[i] > 0.).then(|| (all[i], error(i)))).collect();
            at += count;
            (name, of_group)
        })
        .collect();
    Values { groups, unit }
}
