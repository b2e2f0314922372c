//! The fit of Bradley–Terry strengths.

/// The imaginary draw against the average: half a win and half a loss.
const DRAW: f64 = 0.5;
const STEPS: usize = 10_000;
const CLOSE: f64 = 1e-10;

/// Logarithms of the strengths, their mean 0, and the standard errors.
pub(super) struct Fit {
    pub(super) logs: Vec<f64>,
    pub(super) errors: Vec<f64>,
}

/// Fits strengths to how often row came before column.
pub(super) fn fit(count: usize, wins: &[f64]) -> Fit {
    let strengths = strengths(count, wins);
    let errors = errors(count, wins, &strengths);
    let mut logs: Vec<f64> = strengths.iter().map(|p| p.ln()).collect();
    let mean = logs.iter().sum::<f64>() / count.max(1) as f64;
    logs.iter_mut().for_each(|log| *log -= mean);
    Fit { logs, errors }
}

fn strengths(count: usize, wins: &[f64]) -> Vec<f64> {
    let mut strengths = vec![1.0_f64; count];
    for _ in 0..STEPS {
        let mut change = 0.0_f64;
        for one in 0..count {
            let won: f64 = wins[one * count..(one + 1) * count].iter().sum();
            let played = |other: usize| wins[one * count + other] + wins[other * count + one];
            let against = |other: usize| played(other) / (strengths[one] + strengths[other]);
            let sum: f64 = (0..count).filter(|&other| other != one).map(against).sum();
            let next = (won + DRAW) / (sum + 2.0 * DRAW / (strengths[one] + 1.0));
            change = change.max((next / strengths[one]).ln().abs());
            strengths[one] = next;
        }
        if change < CLOSE {
            break;
        }
    }
    strengths
}

/// Standard errors of the logarithms relative to their mean: the inverse of the information, centred.
fn errors(count: usize, wins: &[f64], strengths: &[f64]) -> Vec<f64> {
    let mut information = vec![0.0; count * count];
    let doubt = |p: f64, q: f64| p * q / ((p + q) * (p + q));
    for one in 0..count {
        information[one * count + one] += 2.0 * DRAW * doubt(strengths[one], 1.0);
        for other in (0..count).filter(|&other| other != one) {
            let games = wins[one * count + other] + wins[other * count + one];
            let amount = games * doubt(strengths[one], strengths[other]);
            information[one * count + one] += amount;
            information[one * count + other] -= amount;
        }
    }
    let covariance = inverse(count, information);
    let rows: Vec<f64> = covariance.chunks(count.max(1)).map(|row| row.iter().sum()).collect();
    let all: f64 = rows.iter().sum();
    let n = count as f64;
    (0..count)
        .map(|i| (covariance[i * count + i] - 2.0 * rows[i] / n + all / (n * n)).max(0.0).sqrt())
        .collect()
}

/// Gauss–Jordan without exchanging rows: the information is positive definite, its diagonal dominates.
fn inverse(count: usize, mut matrix: Vec<f64>) -> Vec<f64> {
    let mut result = vec![0.0; count * count];
    (0..count).for_each(|i| result[i * count + i] = 1.0);
    for pivot in 0..count {
        let divisor = matrix[pivot * count + pivot];
        for column in 0..count {
            matrix[pivot * count + column] /= divisor;
            result[pivot * count + column] /= divisor;
        }
        for row in (0..count).filter(|&row| row != pivot) {
            let factor = matrix[row * count + pivot];
            for column in 0..count {
                matrix[row * count + column] -= factor * matrix[pivot * count + column];
                result[row * count + column] -= factor * result[pivot * count + column];
            }
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inverse_times_the_matrix_is_one() {
        let inverse = inverse(2, vec![4.0, -1.0, -1.0, 3.0]);
        let expected = [3.0 / 11.0, 1.0 / 11.0, 1.0 / 11.0, 4.0 / 11.0];
        assert!(inverse.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{inverse:?}");
    }

    #[test]
    fn two_entrants_stand_apart_by_the_logarithm_of_their_odds() {
        let fit = fit(2, &[0.0, 7500.0, 2500.0, 0.0]);
        assert!((fit.logs[0] - fit.logs[1] - 3.0_f64.ln()).abs() < 1e-3, "{:?}", fit.logs);
        // The difference has variance 1 / (n p q); each of the two lies half of it from the mean.
        let exact = 0.5 / (10_000.0_f64 * 0.75 * 0.25).sqrt();
        assert!((fit.errors[0] - exact).abs() < 1e-4, "{:?}", fit.errors);
    }
}
