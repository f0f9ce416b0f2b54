import { z } from 'zod'
import { type ChangeLog, dropOf } from '@/lib/rules/change-log'
import { pageTagsOf } from '@/lib/rules/page-tags'
import type { PageRequest } from './public-pages'

type Page = Pick<PageRequest, 'institute' | 'isEndless'>

export const ownTagsOf = ({ institute }: Page) => (institute === null ? [] : [`institute:${institute}`])
export const tagsOf = (page: Page) => ['all', ...(page.isEndless ? ['lists'] : []), ...ownTagsOf(page)]
/** Changed after a number: the page of then is shown to nobody. */
export const dropsOf = (page: Page) => ['all', ...ownTagsOf(page)].map(dropOf)

/**
 * Writes down what Next tells of changes.
 * @param note the header `x-note-changed`: the number of the last one, and tags (server/answer-notes.ts)
 */
export function hear(log: ChangeLog, note: string | string[] | undefined): void {
  if (typeof note !== 'string') return
  const [number, ...tags] = note.split(',')
  log.append(tags.map(decodeURIComponent).flatMap(pageTagsOf), Number(number))
}

const messageSchema = z.object({
  changed: z.string(),
  settled: z.object({ position: z.string(), number: z.number() }).nullable(),
})

/** The same where Next tells of it by the channel between the two. */
export function hearMessage(log: ChangeLog, message: unknown): void {
  const { data } = messageSchema.safeParse(message)
  if (data === undefined) return
  hear(log, data.changed)
  log.settle(data.settled)
}
