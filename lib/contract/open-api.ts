import { z } from 'zod'
import { flag, isFields, list, reading, required, string } from '@/lib/contract/lenient'

/** A schema of JSON, as OpenAPI writes it; what stands in it is read where it is shown (lib/rules/open-data/api-fields.ts). */
export type ApiSchema = Readonly<Record<string, unknown>>

const schema = reading((value): ApiSchema | null => (isFields(value) ? value : null))

/** The schema of the first kind of content. */
const content = reading((value): ApiSchema | null => {
  const [first] = isFields(value) ? Object.values(value) : []
  return isFields(first) && isFields(first.schema) ? first.schema : null
})

const parameterSchema = z
  .object({ name: required(string), in: string, description: string, required: flag, schema })
  .transform(({ in: place, required: isRequired, ...rest }) => ({ ...rest, place, isRequired }))

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const operationSchema = z.object({
  summary: string,
  description: string,
  security: list(z.unknown()),
  parameters: list(parameterSchema),
  requestBody: reading((value) => content.parse(isFields(value) ? value.content : null)),
  responses: reading((value) =>
    Object.entries(isFields(value) ? value : {}).map(([status, answer]) => ({
      status,
      description: string.parse(isFields(answer) ? answer.description : null),
      schema: content.parse(isFields(answer) ? answer.content : null),
    })),
  ),
})
/** A call: how it is made, and what it answers. */
export type ApiCall = { path: string; method: string; needsToken: boolean } & Omit<
  z.output<typeof operationSchema>,
  'security'
>

const calls = reading((value): ApiCall[] | null => {
  if (!isFields(value)) return null
  return Object.entries(value).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const { data } = operationSchema.safeParse(isFields(methods) ? methods[method] : undefined)
      if (data === undefined) return []
      const { security, ...call } = data
      return { path, method: method.toUpperCase(), needsToken: security.length > 0, ...call }
    }),
  )
})

/** `GET /openapi.json`. `schemas`: those that others name, by their names. */
export const openApiSchema = z
  .object({
    info: reading((value) => ({ title: string.parse(isFields(value) ? value.title : null) })),
    paths: required(calls),
    components: reading((value): ApiSchema => (isFields(value) && isFields(value.schemas) ? value.schemas : {})),
  })
  .transform(({ info, paths, components }) => ({ title: info.title, calls: paths, schemas: components }))
export type OpenApi = z.output<typeof openApiSchema>
