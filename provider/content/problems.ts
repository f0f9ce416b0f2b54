import type { ContentProblem } from '@/lib/contract/content/problems'
import { figure } from '@/lib/rules/text/figure'

/** What is wrong with a value, and how much of it there may be where there is too much. */
export type Problem = { code: ContentProblem; most: number | null }

const known = new Map<string, Problem>()

/** What the terminal says of a problem. The desk, which has its own words in two languages, finds by it which one it is. */
export function problem(code: ContentProblem, message: string, most: number | null = null): string {
  const said = most === null ? message : message.replace('{most}', figure(most))
  known.set(said, { code, most })
  return said
}

export const problemOf = (message: string): Problem => known.get(message) ?? { code: 'other', most: null }
