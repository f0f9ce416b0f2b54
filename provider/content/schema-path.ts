import { z } from '@hono/zod-openapi'

export type Path = readonly (string | number)[]

type Schema = z.core.$ZodType

function within(schema: Schema): Schema {
  return schema instanceof z.ZodOptional ? within(schema.unwrap()) : schema
}

/** The keys that may stand in what a schema describes, in their order; none for what is no object. */
export function keysOf(schema: Schema): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** What a schema says of a place in the value that it describes; `null` when there is no such place. */
export function schemaAt(schema: Schema, path: Path): Schema | null {
  const [step, ...rest] = path
  const here = within(schema)
  if (step === undefined) return here
  const next: Schema | null | undefined =
    here instanceof z.ZodObject && typeof step === 'string' && Object.hasOwn(here.shape, step)
      ? here.shape[step]
      : here instanceof z.ZodArray && typeof step === 'number'
        ? here.element
        : null
  return next ? schemaAt(next, rest) : null
}

/** A place as an editor writes it: dots between, and entries of lists counted from 1. */
export function placeName(path: Path): string {
  return path.map((step) => (typeof step === 'number' ? step + 1 : step)).join('.')
}
