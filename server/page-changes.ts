import type { ChangeLog } from '@/lib/rules/change-log'
import type { PageRequest } from './public-pages'

type Page = Pick<PageRequest, 'institute' | 'isEndless'>

/** An institution's tag is of its own page and of lists, any other of all pages (docs/adr/0043-cached-pages.md). */
const changedBy = (tag: string) => (tag.startsWith('institute:') ? [tag, 'lists'] : ['all'])
export const ownTagsOf = ({ institute }: Page) => (institute === null ? [] : [`institute:${institute}`])
export const tagsOf = (page: Page) => ['all', ...(page.isEndless ? ['lists'] : []), ...ownTagsOf(page)]

/**
 * Writes down what Next tells of changes.
 * @param note the header `x-note-changed`: the number of the last one, and tags (server/answer-notes.ts)
 */
export function hear(log: ChangeLog, note: string | string[] | undefined): void {
  if (typeof note !== 'string') return
  const [number, ...tags] = note.split(',')
  log.append(tags.map(decodeURIComponent).flatMap(changedBy), Number(number))
}
