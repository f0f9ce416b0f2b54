import { isFields, part, reading, string } from '@/lib/contract/lenient'

function readMessages(value: unknown): string[] {
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  return entries.flatMap((entry) => (typeof entry === 'string' ? (string.parse(entry) ?? []) : []))
}

/** Messages by field, those of 422; a field without a message is left out. */
const errorsByField = reading((value): ReadonlyMap<string, readonly string[]> => {
  const entries = isFields(value) ? Object.entries(value) : []
  return new Map(
    entries.map(([field, messages]) => [field, readMessages(messages)] as const).filter(([, all]) => all[0]),
  )
})

/**
 * What an answer says in words: that of a failure (docs/contract.md "Errors"), or one that is read for
 * its message. Anything can be read so, also a proxy's page that is no JSON: it says nothing.
 */
export const messageAnswerSchema = part({ message: string, error_message: string, errors: errorsByField }).transform(
  ({ message, error_message, errors }) => ({ message, errorMessage: error_message, errors }),
)

/** What to show of a failure: the server's `error_message`, else its `message` (spec 1 §8), else `null`. */
export function errorMessage(answer: unknown): string | null {
  const { message, errorMessage: preferred } = messageAnswerSchema.parse(answer)
  return preferred ?? message
}
