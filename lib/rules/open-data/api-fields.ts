import type { ApiSchema } from '@/lib/contract/open-api'
import { isFields } from '@/lib/contract/lenient'

/** A field of a body or an answer, as a line: `depth` says how far within others it stands. */
export type ApiField = { name: string; type: string; description: string | null; isRequired: boolean; depth: number }

/** Deeper, and longer, nobody reads on: the description itself has the rest. */
const MAX_DEPTH = 4
const MAX_FIELDS = 120

const words = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const fieldsOf = (value: unknown): ApiSchema => (isFields(value) ? value : {})

/** What a schema names in another place of the description; itself, where it names nothing. */
function resolved(schema: ApiSchema, schemas: ApiSchema): { schema: ApiSchema; name: string | null } {
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(words(schema.$ref) ?? '')?.[1] ?? null
  return name === null ? { schema, name } : { schema: fieldsOf(schemas[name]), name }
}

const choicesOf = (schema: ApiSchema): ApiSchema[] =>
  [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? list.map(fieldsOf) : []))

/** Of `string` or `null` the string; the first where there are several. */
function main(schema: ApiSchema): ApiSchema {
  return choicesOf(schema).find((choice) => choice.type !== 'null') ?? schema
}

function typeOf(schema: ApiSchema, schemas: ApiSchema): string {
  const isNull = choicesOf(schema).some((choice) => choice.type === 'null')
  const { schema: itself } = resolved(main(schema), schemas)
  const types = Array.isArray(itself.type)
    ? itself.type.filter((type) => typeof type === 'string')
    : [words(itself.type)]
  const [first = 'any'] = types.filter((type) => type !== null && type !== 'null')
  const bare = Array.isArray(itself.enum)
    ? itself.enum.filter((value) => value !== null).join(' | ')
    : first === 'array'
      ? `${typeOf(fieldsOf(itself.items), schemas)}[]`
      : `${first}`
  return isNull || types.includes('null') ? `${bare} | null` : bare
}

/** The object that a schema describes, within lists, too; `null` where it describes none. */
function objectIn(schema: ApiSchema, schemas: ApiSchema): { schema: ApiSchema; name: string | null } | null {
  const found = resolved(main(schema), schemas)
  if (isFields(found.schema.items)) return objectIn(found.schema.items, schemas)
  return isFields(found.schema.properties) ? found : null
}

/** The fields of a schema in the order of the description, those within others behind them. */
export function apiFields(schema: ApiSchema | null, schemas: ApiSchema): ApiField[] {
  if (schema === null) return []
  const all: ApiField[] = []
  const walk = (at: ApiSchema, depth: number, within: readonly string[]) => {
    const found = objectIn(at, schemas)
    if (found === null || depth > MAX_DEPTH || (found.name !== null && within.includes(found.name))) return
    const required = Array.isArray(found.schema.required) ? found.schema.required : []
    for (const [name, value] of Object.entries(fieldsOf(found.schema.properties))) {
      const field = fieldsOf(value)
      const description = words(field.description) ?? words(resolved(main(field), schemas).schema.description)
      all.push({ name, type: typeOf(field, schemas), description, isRequired: required.includes(name), depth })
      walk(field, depth + 1, found.name === null ? within : [...within, found.name])
    }
  }
  walk(schema, 0, [])
  // What stands within others goes first: each field of the first level is told.
  let fields = all
  for (let depth = MAX_DEPTH; fields.length > MAX_FIELDS && depth > 0; depth -= 1)
    fields = fields.filter((field) => field.depth < depth)
  return fields
}
