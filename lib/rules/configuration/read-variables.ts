import { z } from 'zod'

export type Variables = Readonly<Record<string, string | undefined>>

/** What is wrong with a variable: `found` never holds a secret, `problem` goes on the sentence that its name begins. */
export type Mistake = { variable: string; found: string; problem: string }

/** Such as `PORT must be a whole number (set to "x")`. */
export const mistakeLine = ({ variable, found, problem }: Mistake) => `${variable} ${problem} (${found})`

/** Names each variable that cannot be used, on a line of its own. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
  constructor(readonly mistakes: readonly Mistake[]) {
    const lines = mistakes.map((mistake) => `  ${mistakeLine(mistake)}`)
    super(`The environment cannot be used:\n${lines.join('\n')}`)
  }
}

/** A variable that is set to nothing, as by a line `NAME=` of an .env file, counts as not set. */
export function withoutBlank(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
}

/** How a schema describes a variable, as JSON Schema says it. */
export function describeVariable(schema: z.ZodType) {
  const all = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { ...all, isSecret: all.isSecret === true }
}

/** An address may hold a password, whatever the variable. */
const withoutPassword = (value: string) => value.replace(/(?<=\/\/)[^/@\s]+@/, '…@')

const MAX_SHOWN_LENGTH = 80

/** A value as it may stand on a terminal and in a log. */
export function shown(value: string | undefined, isSecret: boolean): string {
  if (!value?.trim()) return 'not set'
  if (isSecret) return `set to ${value.length} characters that are not shown`
  const text = withoutPassword(value)
  return `set to ${JSON.stringify(text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text)}`
}

const isBound = (bound: unknown): bound is number => typeof bound === 'number' && Number.isSafeInteger(bound + 1)

function range(least: unknown, most: unknown): string {
  if (isBound(least) && isBound(most) && most < Number.MAX_SAFE_INTEGER) return ` from ${least} to ${most}`
  return isBound(least) && least > Number.MIN_SAFE_INTEGER ? ` of ${least} or more` : ''
}

/** What the schema of a variable asks for, where it does not say so in words of its own. */
function expected(schema: z.ZodType | undefined): string | undefined {
  if (schema === undefined) return undefined
  const { type, minimum, maximum, minLength, enum: names, format } = describeVariable(schema)
  if (type === 'integer') return `must be a whole number${range(minimum, maximum)}`
  if (type === 'number') return `must be a number${range(minimum, maximum)}`
  if (names !== undefined)
    return `must be ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names.map(String))}`
  if (format === 'uri') return 'must be an address, such as https://example.org'
  if (minLength !== undefined) return `must have ${minLength} characters or more`
  return undefined
}

/** @throws ConfigurationError that names each variable that cannot be used */
export function readVariables<Schema extends z.ZodObject>(schema: Schema, variables: Variables): z.output<Schema> {
  const { shape }: { shape: Readonly<Record<string, z.ZodType>> } = schema
  const nameOf = ([name]: readonly PropertyKey[] = []) => String(name)
  const error: z.core.$ZodErrorMap = ({ path }) => expected(shape[nameOf(path)])
  const read = schema.safeParse(withoutBlank(variables), { error })
  if (read.success) return read.data
  const problems = new Map(
    read.error.issues.map(({ path, message }) => [`${nameOf(path)} ${message}`, { path, message }]),
  )
  throw new ConfigurationError(
    [...problems.values()].map(({ path, message }) => mistakeIn(shape[nameOf(path)], nameOf(path), variables, message)),
  )
}

function mistakeIn(schema: z.ZodType | undefined, variable: string, variables: Variables, problem: string): Mistake {
  const isSecret = schema !== undefined && describeVariable(schema).isSecret
  return { variable, found: shown(variables[variable], isSecret), problem }
}

/** For what no schema says: one variable that does not go with another. Not for secrets. */
export function unusable(variables: Variables, variable: string, problem: string): ConfigurationError {
  return new ConfigurationError([{ variable, found: shown(variables[variable], false), problem }])
}

/** All mistakes of several readers at once; a variable that two of them read is named by the first. */
export function mistakesOf(readers: readonly (() => unknown)[]): Mistake[] {
  const all: Mistake[] = []
  for (const read of readers) {
    try {
      read()
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error
      all.push(...error.mistakes.filter((mistake) => !all.some(({ variable }) => variable === mistake.variable)))
    }
  }
  return all
}
