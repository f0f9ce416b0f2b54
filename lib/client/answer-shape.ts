import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'

/** Tells whether an answer has the shape it should have. */
export type IsShape<Value> = (value: unknown) => value is Value

/**
 * Checks of the answers of our own API. Strict, because both ends are ours, and without zod, which
 * would weigh more than all the code that asks (the leniency towards providers is over when the
 * server has read them, lib/contract).
 */
export const isText: IsShape<string> = (value) => typeof value === 'string'
export const isNumber: IsShape<number> = (value) => typeof value === 'number'
export const isFlag: IsShape<boolean> = (value) => typeof value === 'boolean'

export function orNull<Value>(is: IsShape<Value>): IsShape<Value | null> {
  return (value): value is Value | null => value === null || is(value)
}

/** One of the words of a list. */
export function oneOf<Word extends string>(words: readonly Word[]): IsShape<Word> {
  return (value): value is Word => words.some((word) => word === value)
}

export function either<First, Second>(first: IsShape<First>, second: IsShape<Second>): IsShape<First | Second> {
  return (value): value is First | Second => first(value) || second(value)
}

export function listOf<Value>(is: IsShape<Value>): IsShape<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(is)
}

/** An object whose every value is of one kind, whatever their names. */
export function recordOf<Value>(is: IsShape<Value>): IsShape<Record<string, Value>> {
  return (value): value is Record<string, Value> =>
    typeof value === 'object' && value !== null && Object.values(value).every(is)
}

/** A text by language: the first is there, others may be. */
export const isTextByLanguage = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  LANGUAGES.every((language) => {
    const words: unknown = Reflect.get(value, language)
    return isText(words) || (language !== DEFAULT_LANGUAGE && words === undefined)
  })

/** An object with at least these fields; one that the type has and the check lacks does not compile. */
export function objectOf<Value extends object>(fields: { [Field in keyof Value]-?: IsShape<Value[Field]> }) {
  const checks: [string, IsShape<unknown>][] = Object.entries(fields)
  return (value: unknown): value is Value =>
    typeof value === 'object' && value !== null && checks.every(([field, is]) => is(Reflect.get(value, field)))
}
