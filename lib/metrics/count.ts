import type { CounterName, GaugeName, HistogramName, LabelsOf } from './table'

/** One value of a gauge, at the moment of a scrape. */
type Reading<Name extends GaugeName> = { labels: LabelsOf<Name>; value: number }

/** What counts, where metrics are asked for (`METRICS_PORT`). */
export type Counters = {
  count: <Name extends CounterName>(name: Name, labels: LabelsOf<Name>) => void
  observe: <Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, seconds: number) => void
  watch: <Name extends GaugeName>(name: Name, read: () => Promise<readonly Reading<Name>[]>) => void
}

/** On the global object, because Next bundles this module apart from `server/website.ts`, which starts the counting. */
const KEY = Symbol.for('metrics')
const shared: typeof globalThis & { [KEY]?: Counters } = globalThis

export function countWith(counters: Counters | undefined): void {
  shared[KEY] = counters
}

/** Counts one; nothing happens where nobody asks for metrics. */
export const count: Counters['count'] = (name, labels) => shared[KEY]?.count(name, labels)

export const observe: Counters['observe'] = (name, labels, seconds) => shared[KEY]?.observe(name, labels, seconds)

/** @param read is asked at each scrape */
export const watch: Counters['watch'] = (name, read) => shared[KEY]?.watch(name, read)

/** Does the work, and notes how long it took. */
export function timed<Name extends HistogramName, Result>(
  name: Name,
  labels: LabelsOf<Name>,
  work: () => Result,
): Result {
  const begun = performance.now()
  const result = work()
  observe(name, labels, secondsSince(begun))
  return result
}

/** Seconds since a reading of `performance.now()`. */
export const secondsSince = (begun: number) => (performance.now() - begun) / 1000
