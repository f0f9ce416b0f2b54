import 'server-only'
import { messageAnswerSchema } from '@/lib/contract/error'

/**
 * The provider's messages by field, of the fields of a form.
 * @param problems what can be wrong, in the words of the specification: such a message is said as in `texts`, the language of the page
 */
export function providerErrors<Problem extends string>(
  json: unknown,
  fields: readonly string[],
  problems: Readonly<Record<Problem, string>>,
  texts: Readonly<Record<NoInfer<Problem>, string>>,
): Record<string, string> {
  const { errors } = messageAnswerSchema.parse(json)
  const inLanguage = new Map<string, string>()
  for (const problem in problems) inLanguage.set(problems[problem], texts[problem])
  const entries = fields.flatMap((field) => {
    const message = errors.get(field)?.[0]
    return message === undefined ? [] : [[field, inLanguage.get(message) ?? message] as const]
  })
  return Object.fromEntries(entries)
}
