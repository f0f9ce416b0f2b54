import { isUnfit } from '@/lib/rules/text/written-text'
import { nationalDigits, PHONE_LENGTH } from '@/lib/rules/auth/phone'
import { CommandError, notUnderstood } from '@/provider/command/command-error'
import { parseOptions } from '@/provider/command/parse-options'
import { ENQUIRY_TYPES, type EnquiryType } from '@/lib/contract/enquiry'
import type { EnquiryFilter } from '@/provider/enquiries/store/enquiry-list'

export const USAGE = `npm run enquiries -- list | export | forget PHONE

  list      one line for each request, the latest first; says which the operator was not told of
  export    all that is known of each, the oldest first
  forget    deletes every request of a phone (a person's right to erasure)

  --since DATE      from this day on, Indian time: 2027-01-31, or a moment: 2027-01-31T18:00+05:30
  --type TYPES      enquiry, feedback, career, mentor; comma-separated
  --suspected HOW   yes: also what looks like a robot's (default); no: without it; only: nothing else
  --limit N         list: at most so many (default 50)
  --format FORMAT   export: csv (default) or json
  --out FILE        export: into a file that only you may read, instead of the terminal
  --bom             export: marks the CSV as UTF-8, as Excel wants it

  npm run enquiries -- list --since 2027-01-31
  npm run enquiries -- export --type mentor --out mentors.csv --bom
  npm run enquiries -- forget 9845012345

docs/enquiries.md tells what each column is, and how the operator is told of new requests.`

export type EnquiriesCommand =
  | { action: 'help' }
  | { action: 'list'; filter: EnquiryFilter; limit: number }
  | { action: 'export'; filter: EnquiryFilter; format: 'csv' | 'json'; out: string | null; bom: boolean }
  | { action: 'forget'; phone: string }

const OPTIONS = {
  since: { type: 'string' },
  type: { type: 'string' },
  suspected: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  bom: { type: 'boolean' },
} as const
/** Which options each action takes. */
const TAKES = {
  list: ['since', 'type', 'suspected', 'limit'],
  export: ['since', 'type', 'suspected', 'format', 'out', 'bom'],
  forget: [],
} as const satisfies Record<string, readonly (keyof typeof OPTIONS)[]>
type Action = keyof typeof TAKES

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/
const MAX_LISTED = 10_000

function readSince(text: string | undefined): Date | null {
  if (text === undefined) return null
  const moment = new Date(DAY.test(text) ? `${text}T00:00:00+05:30` : MOMENT.test(text) ? text : Number.NaN)
  // The 31st of February would be one in March.
  const isDay = !DAY.test(text) || new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
  if (!Number.isNaN(moment.getTime()) && isDay) return moment
  throw new CommandError(`--since: "${text}" is no date: write 2027-01-31, or 2027-01-31T18:00+05:30.`)
}

const isType = (word: string): word is EnquiryType => ENQUIRY_TYPES.some((type) => type === word)

function readTypes(text: string | undefined): EnquiryType[] | null {
  if (text === undefined) return null
  return text.split(',').map((part) => {
    const word = part.trim()
    if (isType(word)) return word
    throw new CommandError(`--type: "${word}" is none of ${ENQUIRY_TYPES.join(', ')}.`)
  })
}

const SUSPECTED = { yes: null, no: false, only: true } as const
const isHow = (word: string): word is keyof typeof SUSPECTED => Object.hasOwn(SUSPECTED, word)

function readSuspected(text = 'yes'): boolean | null {
  if (isHow(text)) return SUSPECTED[text]
  throw new CommandError(`--suspected: "${text}" is none of yes, no, only.`)
}

function readLimit(text = '50'): number {
  const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (limit >= 1 && limit <= MAX_LISTED) return limit
  throw new CommandError(`--limit: "${text}" is no number from 1 to ${MAX_LISTED}.`)
}

function readFormat(text = 'csv'): 'csv' | 'json' {
  if (text === 'csv' || text === 'json') return text
  throw new CommandError(`--format: "${text}" is neither csv nor json.`)
}

function readPhone(words: readonly string[]): string {
  // "98450 12345" may come without quotation marks.
  const typed = words.join(' ')
  const phone = nationalDigits(typed)
  if (phone.length === PHONE_LENGTH) return phone
  throw new CommandError(`"${isUnfit(typed) ? '' : typed}" is no phone number: forget takes its ten digits.`)
}

const isAction = (word: string | undefined): word is Action => word !== undefined && Object.hasOwn(TAKES, word)

/** Reads the command line. Throws a `CommandError` with what is wrong. */
export function readEnquiriesCommand(args: readonly string[]): EnquiriesCommand {
  const { values, positionals } = parseOptions(args, OPTIONS, USAGE)
  if (values.help) return { action: 'help' }
  const [action, ...words] = positionals
  if (!isAction(action)) throw new CommandError(notUnderstood(action, USAGE))
  const taken: readonly string[] = TAKES[action]
  const other = Object.keys(values).find((name) => !taken.includes(name))
  if (other !== undefined) throw new CommandError(`${action} takes no --${other}.\n\n${USAGE}`)
  if (action === 'forget') return { action, phone: readPhone(words) }
  if (words.length > 0) throw new CommandError(`${action} takes no "${words[0]}".\n\n${USAGE}`)

  const filter: EnquiryFilter = {
    since: readSince(values.since),
    types: readTypes(values.type),
    suspected: readSuspected(values.suspected),
  }
  if (action === 'list') return { action, filter, limit: readLimit(values.limit) }
  const format = readFormat(values.format)
  if (values.bom && format === 'json') throw new CommandError('--bom is for csv: JSON must not have one.')
  return { action, filter, format, out: values.out ?? null, bom: values.bom ?? false }
}
