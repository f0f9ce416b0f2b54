import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Counters, countWith } from './count'
import { type Counting, METRICS, type MetricName } from './table'

/** The metrics of one process. */
export type ProcessMetrics = Counters & { registry: Registry }

const isName = (name: string): name is MetricName => Object.hasOwn(METRICS, name)

/** Begins to count what the table has for this process, and what prom-client has of any process. */
export function startMetrics(process: Counting): ProcessMetrics {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  collectDefaultMetrics({ register: registry })
  const counters = new Map<MetricName, Counter>()
  const histograms = new Map<MetricName, Histogram>()
  const described = (name: MetricName) => ({
    name,
    help: METRICS[name].help,
    labelNames: METRICS[name].labels,
    registers: [registry],
  })
  for (const name of Object.keys(METRICS).filter(isName)) {
    const metric = METRICS[name]
    if (metric.by !== process) continue
    if (metric.kind === 'counter') counters.set(name, new Counter(described(name)))
    if (metric.kind === 'histogram')
      histograms.set(name, new Histogram({ ...described(name), buckets: [...metric.buckets] }))
  }
  const made: ProcessMetrics = {
    registry,
    count: (name, labels) => counters.get(name)?.inc(labels),
    observe: (name, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
    watch(name, read) {
      const gauge: Gauge = new Gauge({
        ...described(name),
        async collect() {
          gauge.reset()
          if (METRICS[name].labels.length === 0) gauge.remove()
          // What cannot be read now is absent: a scrape that failed as a whole would hide the rest.
          const now = await read().catch(() => [])
          for (const { labels, value } of now) gauge.set(labels, value)
        },
      })
    },
  }
  countWith(made)
  return made
}
