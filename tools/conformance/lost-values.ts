import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { type Json, pathsIn, valueAt, withPoorValue } from '@/testing/poor-answers'

/** One of each kind that a field of the contract may be; what none of them changes, the website does not read. */
const PROBES: readonly Json[] = [
  '7',
  3.5,
  true,
  'https://probe.example/a',
  '01-06-2026 10:00',
  'yes',
  ['7'],
  { en: 'probe' },
]
/** How providers say that there is nothing: no loss when that is read so. */
const NOTHING = new Set(['', 'null', 'false', '0', 'no', '[]', '{}', '""', '"0"', '"false"', '"no"'])
/** Lists repeat themselves. */
const ELEMENTS_SEEN = 3
const PATHS_SEEN = 600

const isEarly = (path: readonly (string | number)[]) =>
  path.every((key) => typeof key === 'string' || key < ELEMENTS_SEEN)

/** What is looked at of a value: of each list the first elements, and of what stands behind the last path nothing. */
function beginningOf(value: Json, left = { paths: PATHS_SEEN }): Json {
  const isBehind = left.paths < 0
  const enter = (within: Json) => {
    left.paths -= 1
    return beginningOf(within, left)
  }
  if (Array.isArray(value)) return isBehind ? [] : value.slice(0, ELEMENTS_SEEN).map(enter)
  if (typeof value !== 'object' || value === null) return value
  return isBehind ? {} : Object.fromEntries(Object.entries(value).map(([key, field]) => [key, enter(field)]))
}

/** Every text and number of what was read, as text. */
function leavesOf(value: unknown, into = new Set<string>()): Set<string> {
  if (value instanceof Map) for (const [key, entry] of value) leavesOf([key, entry], into)
  else if (typeof value === 'object' && value !== null) for (const entry of Object.values(value)) leavesOf(entry, into)
  else into.add(String(value))
  return into
}

/**
 * The paths of an answer at which something stands that the website would read, were it of the right kind: taking it
 * away changes nothing, another value there does. So the schemas themselves tell what is known and what is lost.
 */
export function lostValues(schema: z.ZodType, answer: Json): { path: string; value: string }[] {
  const read = (variant: Json): unknown => {
    const parsed = schema.safeParse(variant)
    return parsed.success ? parsed.data : null
  }
  const leaves = leavesOf(read(answer))
  // It is read several times for each path, and a description of all calls has half a megabyte.
  const beginning = beginningOf(answer)
  const seen = read(beginning) === null ? answer : beginning
  const whole = read(seen)
  const lost: { path: string; value: string }[] = []
  for (const path of pathsIn(seen).filter(isEarly).slice(0, PATHS_SEEN)) {
    const value = valueAt(answer, path) ?? null
    const text = JSON.stringify(value)
    if (NOTHING.has(text) || typeof path.at(-1) === 'number') continue
    if (lost.some((above) => path.join('.').startsWith(`${above.path}.`))) continue
    // What was built of others as well, such as a full name of first and last, is not lost.
    if (typeof value !== 'object' && leaves.has(String(value).trim())) continue
    const without = read(withPoorValue(seen, path, undefined))
    if (!isDeepStrictEqual(without, whole)) continue
    const isKnown = PROBES.some((probe) => !isDeepStrictEqual(read(withPoorValue(seen, path, probe)), without))
    if (isKnown) lost.push({ path: path.join('.'), value: text.length > 60 ? `${text.slice(0, 60)}…` : text })
  }
  return lost
}
