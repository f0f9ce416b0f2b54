import { EVENT_TIME } from '@/lib/contract/calendar-words'
import { INDIA_AHEAD_MS } from '@/lib/contract/constants'
import {
  NOTIFICATION_FIELD_NAMES,
  NOTIFICATION_FIELDS,
  NOTIFICATION_SHOWN,
  type NotificationField,
  type NotificationFlaw,
} from '@/lib/contract/desk/notification'
import { link } from '@/lib/contract/link'
import type { NotificationRow } from '@/provider/content/store/notifications'
import { cellsOfText, textIn } from '@/lib/contract/text-fields'
import { flawOfCell, optionalTextIn, readDay, readFields } from '@/provider/http/cells'

/** A notification as texts, as the desk's form has it. */
type NotificationCells = Record<NotificationField, string>
/** What a notification says. */
export type NotificationSaid = Omit<NotificationRow, 'id'>
type Read =
  | { said: NotificationSaid; flaws?: undefined }
  | { said?: undefined; flaws: ReadonlyMap<NotificationField, NotificationFlaw> }

const READABLE: Record<(typeof NOTIFICATION_FIELDS)[NotificationField]['kind'], (cell: string) => boolean> = {
  line: () => true,
  text: () => true,
  link: (cell) => link.parse(cell) !== null,
  word: (cell) => NOTIFICATION_SHOWN.some((word) => word === cell),
  day: (cell) => readDay(cell) !== null,
  time: (cell) => EVENT_TIME.test(cell),
}

const flawOf = (name: NotificationField, cell: string): NotificationFlaw | null =>
  flawOfCell(cell, NOTIFICATION_FIELDS[name], () => (READABLE[NOTIFICATION_FIELDS[name].kind](cell) ? null : 'unread'))

/** A moment of a day in India; without a day none. @param otherwise the time where none is given */
function momentOf(rawDay: string, time: string, otherwise: string): Date | null {
  const read = rawDay === '' ? null : readDay(rawDay)
  return read === null ? null : new Date(Date.parse(`${read}T${time || otherwise}:00Z`) - INDIA_AHEAD_MS)
}

/** The fields of which each alone may be right, and together are not. */
function flawsBetween(cells: NotificationCells): [NotificationField, NotificationFlaw][] {
  const flaws: [NotificationField, NotificationFlaw][] = []
  for (const [dayName, time] of [
    ['first_day', 'first_time'],
    ['last_day', 'last_time'],
  ] as const)
    if (cells[dayName] === '' && cells[time] !== '') flaws.push([dayName, 'needsDay'])
  const [first, last] = [startOf(cells), endOf(cells)]
  if (first !== null && last !== null && last < first)
    flaws.push([readDay(cells.first_day) === readDay(cells.last_day) ? 'last_time' : 'last_day', 'endsFirst'])
  return flaws
}

const startOf = ({ first_day, first_time }: NotificationCells) => momentOf(first_day, first_time, '00:00')
const endOf = ({ last_day, last_time }: NotificationCells) => momentOf(last_day, last_time, '23:59')

/** Reads a notification: all of it, or what is wrong with each field. */
export function readNotificationCells(written: NotificationCells): Read {
  const { cells, flaws } = readFields(NOTIFICATION_FIELD_NAMES, written, flawOf)
  for (const [name, flaw] of flawsBetween(cells)) if (!flaws.has(name)) flaws.set(name, flaw)
  const description = optionalTextIn(cells, 'description', flaws)
  if (flaws.size > 0) return { flaws }
  const said: NotificationSaid = {
    ...{ title: textIn(cells, 'title'), description },
    link: link.parse(cells.link),
    status: cells.shown === 'yes' ? 'Active' : 'Inactive',
    startsAt: startOf(cells),
    endsAt: endOf(cells),
    isSample: false,
  }
  return { said }
}

/** A moment as a day and a time in India. */
const inIndia = (at: Date | null) =>
  at === null ? ['', ''] : new Date(at.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 16).split('T')

/** A notification as texts again. */
export function cellsOfNotification({
  title,
  description,
  link: to,
  status,
  startsAt,
  endsAt,
}: NotificationRow): NotificationCells {
  const [[first_day = '', first_time = ''], [last_day = '', last_time = '']] = [inIndia(startsAt), inIndia(endsAt)]
  return {
    ...{ ...cellsOfText('title', title), ...cellsOfText('description', description), link: to ?? '' },
    ...{ shown: status.toLowerCase() === 'active' ? 'yes' : 'no', first_day, first_time, last_day, last_time },
  }
}
