import { ChangeLog } from '@/lib/rules/change-log'
import { readChanges } from './answer-notes'
import type { PageRequest } from './public-pages'

type Page = Pick<PageRequest, 'institute' | 'isEndless'>

/** Which pages a change is of (docs/adr/0043-kept-pages.md): an institution's of its own and of lists, any other of all. */
const ownPageOf = (institute: string) => `institute:${institute}`
const pagesOf = (tag: string) => (tag.startsWith(ownPageOf('')) ? [tag, 'lists'] : ['all'])

/** The log of changes as the front knows it: every answer of Next's brings what has changed since the one before. */
export class PageChanges {
  readonly #log = new ChangeLog()

  /** The number of the last change that was heard of. */
  get number(): number {
    return this.#log.number
  }

  /** @param note the header `x-note-changed` of an answer of Next's */
  hear(note: string | string[] | undefined): void {
    if (typeof note !== 'string') return
    const { number, tags } = readChanges(note)
    this.#log.append(tags.flatMap(pagesOf), number)
  }

  /** Whether what a page shows has changed after this number. */
  haveTouched(page: Page, number: number): boolean {
    return (
      this.#log.changedSince(number, page.isEndless ? ['all', 'lists'] : ['all']) || this.haveTouchedOwn(page, number)
    )
  }

  /** Whether the institution whose page it is has itself changed after this number. */
  haveTouchedOwn({ institute }: Page, number: number): boolean {
    return institute !== null && this.#log.changedSince(number, [ownPageOf(institute)])
  }
}
