import { indianDateTime } from '@/provider/http/indian-time'
import { exportedRequest } from '@/provider/requests/exported-request'
import { BYTE_ORDER_MARK, csvLine } from '@/provider/requests/export/csv'
import type { ListedRequest, NoticeState } from '@/provider/store/request-list'

/** Ten digits in two halves, as they are written in India: a spreadsheet keeps that as a text. */
export function writtenPhone(phone: string): string {
  return `${phone.slice(0, 5)} ${phone.slice(5)}`
}

const yes = (is: boolean) => (is ? 'yes' : '')
const noticesIn = (notices: readonly NoticeState[]) =>
  notices.map(({ channel, state }) => `${channel}: ${state}`).join(', ')

const COLUMNS: readonly [heading: string, value: (request: ListedRequest) => string | null][] = [
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
export async function* csvParts(requests: AsyncIterable<ListedRequest>, bom: boolean): AsyncGenerator<string> {
  yield (bom ? BYTE_ORDER_MARK : '') + csvLine(COLUMNS.map(([heading]) => heading))
  for await (const request of requests) yield csvLine(COLUMNS.map(([, value]) => value(request) ?? ''))
}

/** The parts of one JSON array. */
export async function* jsonParts(requests: AsyncIterable<ListedRequest>): AsyncGenerator<string> {
  let separator = '['
  for await (const request of requests) {
    yield `${separator}\n${JSON.stringify({ ...exportedRequest(request), notices: request.notices })}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

const SHOWN = 70
const noteOf = ({ isSuspected, notices }: ListedRequest) => {
  const untold = notices.filter(({ state }) => state === 'given up').map(({ channel }) => channel)
  const waiting = notices.filter(({ state, tries }) => state === 'waiting' && tries > 0)
  return [
    ...(isSuspected ? ["looks like a robot's"] : []),
    ...(untold.length > 0 ? [`YOU WERE NOT TOLD by ${untold.join(' and ')}`] : []),
    ...waiting.map(({ channel, tries }) => `${channel}: tried ${tries === 1 ? 'once' : `${tries} times`}`),
  ]
}

/** The line of one request in a list. */
export function describeRequest(request: ListedRequest): string {
  const { id, createdAt, type, name, phone, message } = request
  const words = [...message.replace(/\s+/g, ' ')]
  const opening = words.length > SHOWN ? `${words.slice(0, SHOWN).join('')}…` : words.join('')
  const notes = noteOf(request)
  return [
    `${String(id).padStart(6)}  ${indianDateTime(createdAt)}  ${type.padEnd(8)}  ${writtenPhone(phone)}  ${name}: ${opening}`,
    ...(notes.length > 0 ? [`[${notes.join('; ')}]`] : []),
  ].join('  ')
}
