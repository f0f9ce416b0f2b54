/** What is told of many times of one thing; milliseconds. */
export type Summary = { samples: number; p50: number; p95: number; p99: number; most: number }

/** The smallest value that at least `share` (0 to 1) of the values do not exceed; `NaN` of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = Math.min(sorted.length, Math.max(1, Math.ceil(share * sorted.length)))
  return sorted[place - 1] ?? NaN
}

export function summarize(times: readonly number[]): Summary {
  return {
    samples: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    most: percentile(times, 1),
  }
}

/** How many times as much; `NaN` when there is nothing to compare with. */
export function ratio(value: number, base: number): number {
  return base > 0 ? value / base : NaN
}
