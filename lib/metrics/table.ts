/** Which process counts: what listens, Next behind it, the provider. */
export type Counting = 'website' | 'next' | 'provider'

type Metric = {
  kind: 'counter' | 'gauge' | 'histogram'
  by: Counting
  help: string
  /** Each has few values, and none says anything of a visitor. */
  labels: readonly string[]
  /** Upper bounds, in seconds. */
  buckets?: readonly number[]
}

/** From what memory answers to what a provider that hangs takes (`API_TIMEOUT_MS`). */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Everything that is counted (docs/operating.md, "Watch"). Beside it stands what prom-client knows of any process: memory,
 * CPU, the delay of its event loop.
 */
export const METRICS = {
  website_requests_total: {
    kind: 'counter',
    by: 'website',
    help: 'Requests of visitors that were answered, or given up (status 0), by route and status.',
    labels: ['route', 'status'],
  },
  website_pages_total: {
    kind: 'counter',
    by: 'website',
    help: 'Public pages by where they came from: memory, stale (one was there, and had to be renewed), store (another instance rendered it), rendered, or uncached (an answer that nobody may keep).',
    labels: ['from'],
  },
  website_render_seconds: {
    kind: 'histogram',
    by: 'website',
    help: 'How long Next took for a public page, by route.',
    labels: ['route'],
    buckets: SECONDS,
  },
  website_page_cache_bytes: {
    kind: 'gauge',
    by: 'website',
    help: 'What the cached pages take of PAGE_CACHE_MB.',
    labels: [],
  },
  website_queue_length: {
    kind: 'gauge',
    by: 'website',
    help: 'Requests that wait: for a place of their address (answers, streams, images), or for a connection to Next (next).',
    labels: ['queue'],
  },
  website_process_up: {
    kind: 'gauge',
    by: 'website',
    help: 'Whether a process that the website has started answers: next, and provider where it is the embedded one.',
    labels: ['program'],
  },
  website_store_up: {
    kind: 'gauge',
    by: 'website',
    help: 'Whether the store of REDIS_URL answers. Absent where there is none.',
    labels: [],
  },
  website_provider_call_seconds: {
    kind: 'histogram',
    by: 'next',
    help: 'How long the provider took, by call of the contract and outcome: a status, or unreachable, timeout, too-large, unreadable.',
    labels: ['endpoint', 'outcome'],
    buckets: SECONDS,
  },
  provider_requests_total: {
    kind: 'counter',
    by: 'provider',
    help: 'Calls that the provider has answered, by route and status.',
    labels: ['call', 'status'],
  },
  provider_request_seconds: {
    kind: 'histogram',
    by: 'provider',
    help: 'How long the provider took for a call, by route.',
    labels: ['call'],
    buckets: SECONDS,
  },
  provider_search_seconds: {
    kind: 'histogram',
    by: 'provider',
    help: 'How long a search of the directory took, without reading what was found: of a list, or for suggestions.',
    labels: ['kind'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
  },
  provider_codes_total: {
    kind: 'counter',
    by: 'provider',
    help: 'One-time codes that were asked for, by what became of it: sent, limited, already-registered, not-registered, undelivered.',
    labels: ['outcome'],
  },
  provider_database_connections: {
    kind: 'gauge',
    by: 'provider',
    help: 'The pool of connections to the database: busy, idle, and how many callers wait for one.',
    labels: ['state'],
  },
  provider_notices_waiting: {
    kind: 'gauge',
    by: 'provider',
    help: 'Enquiries of which the operator is still to be told.',
    labels: [],
  },
} as const satisfies Readonly<Record<string, Metric>>

export type MetricName = keyof typeof METRICS
type Named<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never
}[MetricName]
export type CounterName = Named<'counter'>
export type HistogramName = Named<'histogram'>
export type GaugeName = Named<'gauge'>
export type LabelsOf<Name extends MetricName> = Readonly<Record<(typeof METRICS)[Name]['labels'][number], string>>
