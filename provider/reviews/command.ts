import { readId } from '@/provider/http/params'
import { CommandError, notUnderstood } from '@/provider/command/command-error'
import { parseOptions } from '@/provider/command/parse-options'

export const USAGE = `npm run reviews -- list | remove NUMBER…

  list      one line for each review, the latest first; the sample's are marked
  remove    takes reviews away, for good; the institution's rating follows

  --institute ID    list: of this institution alone
  --limit N         list: at most so many (default 50)

  npm run reviews -- list --institute 7 --limit 10
  npm run reviews -- remove 41 42`

export type ReviewsCommand =
  | { action: 'help' }
  | { action: 'list'; instituteId: number | null; limit: number }
  | { action: 'remove'; ids: number[] }

const OPTIONS = {
  institute: { type: 'string' },
  limit: { type: 'string' },
} as const
const MAX_LISTED = 10_000

function readNumber(word: string, of: string): number {
  const id = readId(word)
  if (id === undefined) throw new CommandError(`"${word}" is no number of ${of}.`)
  return id
}

function readLimit(text = '50'): number {
  const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (limit >= 1 && limit <= MAX_LISTED) return limit
  throw new CommandError(`--limit: "${text}" is no number from 1 to ${MAX_LISTED}.`)
}

/** Reads the command line. Throws a `CommandError` with what is wrong. */
export function readReviewsCommand(args: readonly string[]): ReviewsCommand {
  const { values, positionals } = parseOptions(args, OPTIONS, USAGE)
  if (values.help) return { action: 'help' }
  const [action, ...words] = positionals
  if (action === 'remove') {
    if (values.institute !== undefined || values.limit !== undefined) throw new CommandError(`remove takes no options.`)
    if (words.length === 0) throw new CommandError(`remove takes the numbers that list shows.\n\n${USAGE}`)
    return { action, ids: words.map((word) => readNumber(word, 'a review')) }
  }
  if (action !== 'list') throw new CommandError(notUnderstood(action, USAGE))
  if (words.length > 0) throw new CommandError(`list takes no "${words[0]}".\n\n${USAGE}`)
  const { institute } = values
  return {
    action,
    instituteId: institute === undefined ? null : readNumber(institute, 'an institution'),
    limit: readLimit(values.limit),
  }
}
