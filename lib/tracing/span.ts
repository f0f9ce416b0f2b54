import type { IncomingHttpHeaders } from 'node:http'

type Attributes = Readonly<Record<string, string | number>>

/** A part of a trace. Nothing of a visitor is in its name or its attributes. */
export type Span = {
  name: string
  kind: 'server' | 'client'
  attributes?: Attributes
  /** The headers of whoever asked, where they are believed: they say of which trace it is a part. */
  from?: IncomingHttpHeaders | undefined
}

/** What is known of it only at its end; `name` takes the place of its first one. */
type Note = (attributes: Attributes, name?: string) => void

/** What traces, where somebody receives it (`OTEL_EXPORTER_OTLP_ENDPOINT`). */
export type Tracing = {
  inSpan: <Result>(span: Span, work: (note: Note) => Promise<Result>) => Promise<Result>
  carried: () => Record<string, string>
}

/** On the global object, because Next bundles this module apart from `server/website.ts`, which starts the tracing. */
const KEY = Symbol.for('tracing')
const shared: typeof globalThis & { [KEY]?: Tracing } = globalThis

export function traceWith(tracing: Tracing | undefined): void {
  shared[KEY] = tracing
}

/** Does the work as a span of the trace; where nobody receives traces, just does it. */
export function inSpan<Result>(span: Span, work: (note: Note) => Promise<Result>): Promise<Result> {
  return shared[KEY] === undefined ? work(() => {}) : shared[KEY].inSpan(span, work)
}

/** The headers that tell the next program of which trace its work is a part. */
export const carried = (): Record<string, string> => shared[KEY]?.carried() ?? {}
