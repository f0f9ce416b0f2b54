import { indianDateTime } from '@/provider/platform/indian-time'
import { exportedEnquiry } from '@/provider/enquiries/exported-enquiry'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/rules/text/csv'
import type { ListedEnquiry, NoticeState } from '@/provider/enquiries/store/enquiry-list'

/** Ten digits in two halves, as they are written in India: a spreadsheet keeps that as a text. */
function writtenPhone(phone: string): string {
  return `${phone.slice(0, 5)} ${phone.slice(5)}`
}

const yes = (is: boolean) => (is ? 'yes' : '')
const noticesIn = (notices: readonly NoticeState[]) =>
  notices.map(({ channel, state }) => `${channel}: ${state}`).join(', ')

const COLUMNS: readonly [heading: string, value: (enquiry: ListedEnquiry) => string | null][] = [
  ['id', ({ id }) => String(id)],
  ['received (Indian time)', ({ createdAt }) => indianDateTime(createdAt)],
  ['type', ({ type }) => type],
  ['name', ({ name }) => name],
  ['phone', ({ phone }) => writtenPhone(phone)],
  ['email', ({ email }) => email],
  ['course', ({ course }) => course],
  ['role', ({ role }) => role],
  ['mode', ({ mode }) => mode],
  ['interest', ({ interest }) => interest],
  ['message', ({ message }) => message],
  ['page', ({ source }) => source],
  ['consent', ({ consent }) => consent],
  ['suspected', ({ isSuspected }) => yes(isSuspected)],
  ['operator told', ({ notices }) => noticesIn(notices)],
]

/** The parts of a CSV file. @param bom with the mark by which Excel reads it as UTF-8 */
export async function* csvChunks(enquiries: AsyncIterable<ListedEnquiry>, bom: boolean): AsyncGenerator<string> {
  yield (bom ? BYTE_ORDER_MARK : '') + csvLine(COLUMNS.map(([heading]) => heading))
  for await (const enquiry of enquiries) yield csvLine(COLUMNS.map(([, value]) => value(enquiry) ?? ''))
}

/** The parts of one JSON array. */
export async function* jsonChunks(enquiries: AsyncIterable<ListedEnquiry>): AsyncGenerator<string> {
  let separator = '['
  for await (const enquiry of enquiries) {
    yield `${separator}\n${JSON.stringify({ ...exportedEnquiry(enquiry), notices: enquiry.notices })}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

const SHOWN = 70
const noteOf = ({ isSuspected, notices }: ListedEnquiry) => {
  const untold = notices.filter(({ state }) => state === 'given up').map(({ channel }) => channel)
  const waiting = notices.filter(({ state, tries }) => state === 'waiting' && tries > 0)
  return [
    ...(isSuspected ? ["looks like a robot's"] : []),
    ...(untold.length > 0 ? [`YOU WERE NOT TOLD by ${untold.join(' and ')}`] : []),
    ...waiting.map(({ channel, tries }) => `${channel}: tried ${tries === 1 ? 'once' : `${tries} times`}`),
  ]
}

/** The line of one enquiry in a list. */
export function describeEnquiry(enquiry: ListedEnquiry): string {
  const { id, createdAt, type, name, phone, message } = enquiry
  const words = [...message.replace(/\s+/g, ' ')]
  const opening = words.length > SHOWN ? `${words.slice(0, SHOWN).join('')}…` : words.join('')
  const notes = noteOf(enquiry)
  return [
    `${String(id).padStart(6)}  ${indianDateTime(createdAt)}  ${type.padEnd(8)}  ${writtenPhone(phone)}  ${name}: ${opening}`,
    ...(notes.length > 0 ? [`[${notes.join('; ')}]`] : []),
  ].join('  ')
}
