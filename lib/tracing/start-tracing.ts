import type { ReadableSpan } from '@opentelemetry/sdk-trace-node'
import { traceWith } from './span'

/** What has not been received by then is lost: a receiver that is away holds up no stop. */
const STOP_LIMIT_MS = 2_000

/** Next names addresses with their query, and errors by their words: both may be what a visitor typed. */
function takeWordsAway(span: ReadableSpan): void {
  const bare = (text: string) => text.replace(/\?.*$/s, '')
  for (const [key, value] of Object.entries(span.attributes)) {
    if (typeof value === 'string') span.attributes[key] = bare(value)
  }
  Object.assign(span, { name: bare(span.name), events: [], status: { code: span.status.code } })
}

/**
 * Sends traces by OTLP over HTTP to a receiver. The libraries are loaded only here: without a receiver nothing is paid.
 * @param endpoint of the receiver, without `/v1/traces`; unset: there is none
 * @returns what sends the rest and ends, or `null`
 */
export async function startTracing(
  service: string,
  endpoint: string | undefined,
): Promise<(() => Promise<void>) | null> {
  if (!endpoint?.trim()) return null
  const [api, { NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      { onStart() {}, onEnd: takeWordsAway, forceFlush: async () => {}, shutdown: async () => {} },
      new BatchSpanProcessor(exporter),
    ],
  })
  provider.register()
  const tracer = provider.getTracer('education-guide')
  const KINDS = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT }
  traceWith({
    inSpan({ name, kind, attributes = {}, from }, work) {
      const parent = from === undefined ? api.context.active() : api.propagation.extract(api.context.active(), from)
      return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, parent, async (span) => {
        try {
          return await work((more, renamed) => {
            span.setAttributes(more)
            if (renamed !== undefined) span.updateName(renamed)
          })
        } catch (error) {
          span.setStatus({ code: api.SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      })
    },
    carried() {
      const headers: Record<string, string> = {}
      api.propagation.inject(api.context.active(), headers)
      return headers
    },
  })
  return async () => {
    traceWith(undefined)
    await Promise.race([
      provider.shutdown().catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, STOP_LIMIT_MS).unref()),
    ])
    api.trace.disable()
    api.context.disable()
    api.propagation.disable()
  }
}
