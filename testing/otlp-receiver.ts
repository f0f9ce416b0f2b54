import { z } from 'zod'
import { startStubServer } from './stub-server'

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
})
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
      }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})
export type ReceivedSpan = z.output<typeof spanSchema> & { service: string }

/** What receives traces by OTLP over HTTP, as JSON, and keeps them. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const paths: string[] = []
  const server = await startStubServer()
  server.answer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      paths.push(request.url ?? '')
      for (const { resource, scopeSpans } of tracesSchema.parse(JSON.parse(body)).resourceSpans) {
        const service = String(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))))
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  return { url: server.url, spans, paths, close: server.close }
}

/** An attribute of a span, whatever its type. */
export function attributeOf({ attributes }: ReceivedSpan, key: string): unknown {
  const value = attributes.find((attribute) => attribute.key === key)?.value
  return value === undefined ? undefined : Object.values(value)[0]
}
