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

/**
 * An answer with something else at a path; what is not on the way there is not copied, since thousands of these are read
 * one after the other.
 */
export function withPoorValue(answer: Json, [key, ...rest]: Path, poor: Json | undefined): Json {
  if (Array.isArray(answer) && typeof key === 'number')
    return answer.with(key, rest.length === 0 ? (poor ?? null) : withPoorValue(answer[key] ?? null, rest, poor))
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || typeof key !== 'string') return answer
  if (rest.length > 0) return { ...answer, [key]: withPoorValue(answer[key] ?? null, rest, poor) }
  if (poor !== undefined) return { ...answer, [key]: poor }
  return Object.fromEntries(Object.entries(answer).filter(([name]) => name !== key))
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
