import { z } from 'zod'

/** A JSON schema, as openapi.json holds it. */
export type Schema = Readonly<Record<string, unknown>>
type Parameter = { in: string; name: string; schema: Schema }

/** A call as openapi.json describes it, which is made from the contract's zod schemas. */
export type Described = {
  name: string
  method: string
  path: string
  parameters: readonly Parameter[]
  /** `null`: it takes none. */
  body: { type: string; schema: Schema } | null
  /** By status, what may be answered by content type. */
  answers: ReadonlyMap<number, ReadonlyMap<string, z.ZodType>>
  needsToken: boolean
}

const schema = z.record(z.string(), z.unknown())
const content = z.record(z.string(), z.object({ schema })).default({})
const operation = z.object({
  parameters: z.array(z.object({ in: z.string(), name: z.string(), schema })).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
  security: z.array(z.unknown()).default([]),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
})

const REFERRED = '#/components/schemas/'

/**
 * Compiles what openapi.json says of an answer. Its references lead to `components`, those of a schema to `$defs`.
 * Only with the first such answer: all components for each of some hundred answers take seconds.
 */
function compile(one: Schema, components: Record<string, Schema>): z.ZodType {
  return z.lazy(() => {
    const whole = JSON.stringify({ ...one, $defs: components }).replaceAll(REFERRED, '#/$defs/')
    // OpenAPI 3.1 writes JSON Schema 2020-12.
    return z.fromJSONSchema(JSON.parse(whole) as Parameters<typeof z.fromJSONSchema>[0])
  })
}

const bare = (type: string) => type.split(';')[0] ?? type

/** Every call of a description, in its order. */
export function describedCalls(openApi: unknown): Described[] {
  const { paths, components } = documentSchema.parse(openApi)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses, security }]) => {
      const [body] = Object.entries(requestBody?.content ?? {})
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        body: body ? { type: body[0], schema: body[1].schema } : null,
        answers: new Map(
          Object.entries(responses).map(([status, answer]) => [
            Number(status),
            new Map(
              Object.entries(answer.content).map(([type, one]) => [
                bare(type),
                compile(one.schema, components.schemas),
              ]),
            ),
          ]),
        ),
        needsToken: security.length > 0,
      }
    }),
  )
}
