import type { z } from 'zod'

/** An answer as JSON has it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Path = readonly (string | number)[]

/** What may stand where something is missing or of the wrong type; `undefined` is absence. */
export const POOR_VALUES: readonly (Json | undefined)[] = [undefined, null, '', 'x', -7, true, [], ['x'], {}, { x: 1 }]

function entriesOf(value: Json): [string | number, Json][] {
  if (Array.isArray(value)) return value.map((entry, index) => [index, entry])
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** The path of every value within an answer, also of the lists and objects; not of the answer itself. */
export function pathsIn(answer: Json): Path[] {
  return entriesOf(answer).flatMap(([key, value]) => [[key], ...pathsIn(value).map((path) => [key, ...path])])
}

/** The value at a path. */
export function valueAt(answer: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, key) => (value === undefined ? undefined : entriesOf(value).find(([name]) => name === key)?.[1]),
    answer,
  )
}

/** A copy of an answer with something else at a path. */
export function withPoorValue(answer: Json, path: Path, poor: Json | undefined): Json {
  // Not structuredClone: it would keep two places that hold one object as one.
  const copy: Json = JSON.parse(JSON.stringify(answer))
  const parent = valueAt(copy, path.slice(0, -1))
  const key = path.at(-1)
  if (Array.isArray(parent) && typeof key === 'number') parent[key] = poor ?? null
  else if (typeof parent === 'object' && parent !== null && !Array.isArray(parent) && typeof key === 'string') {
    if (poor === undefined) delete parent[key]
    else parent[key] = poor
  }
  return copy
}

/** Where an answer with one poor field is read, or is not. Collected, because an `expect` for each takes seconds. */
function variants(schema: z.ZodType, answer: Json, paths: readonly Path[], values: readonly (Json | undefined)[]) {
  return paths.flatMap((path) =>
    values.map((poor) => ({
      variant: `${path.join('.')} = ${JSON.stringify(poor)}`,
      isRead: schema.safeParse(withPoorValue(answer, path, poor)).success,
    })),
  )
}

/**
 * Checks that an answer is read with any one of its fields missing, null, empty or of the wrong type.
 * @param required paths, joined by dots, without which it may fail
 */
export function expectReadWhenPoor(schema: z.ZodType, answer: Json, required: readonly string[]): void {
  const paths = pathsIn(answer).filter((path) => !required.includes(path.join('.')))
  expect(variants(schema, answer, paths, POOR_VALUES).filter(({ isRead }) => !isRead)).toEqual([])
}

/** Checks that an answer is an error without each of these paths. */
export function expectErrorWithout(schema: z.ZodType, answer: Json, required: readonly string[]): void {
  const paths = pathsIn(answer).filter((path) => required.includes(path.join('.')))
  expect(paths).toHaveLength(required.length)
  expect(variants(schema, answer, paths, [undefined, null, '', true]).filter(({ isRead }) => isRead)).toEqual([])
}
