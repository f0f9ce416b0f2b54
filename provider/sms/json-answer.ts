import { parseJson } from '@/lib/rules/text/parse-json'

/** The fields of an answer that is a JSON object; none of anything else. */
export function jsonFields(body: string): Readonly<Record<string, unknown>> {
  const answer = parseJson(body)
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? { ...answer } : {}
}

/** A number, or a text, as a text. */
export function asText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
