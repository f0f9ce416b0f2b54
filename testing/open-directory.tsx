import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import { type DirectoryData, DirectoryPage } from '@/components/directory/directory-page'
import * as en from '@/lib/messages/en'
import type { ResultCard, ResultPage } from '@/lib/rules/directory/result-page'
import { type PendingCall, stubBff } from '@/testing/stub-bff'
import { StubIntersectionObserver, stubMatchMedia } from '@/testing/window-stubs'

/** An institution of which little is known. */
export function cardOf(name: string, rest: Partial<ResultCard> = {}): ResultCard {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name: { en: name },
    disambiguation: null,
    image: null,
    place: { en: 'Karnataka' },
    averageRating: null,
    ownership: null,
    gender: null,
    classes: null,
    fees: null,
    seats: null,
    labels: [],
    moreLabels: 0,
    ...rest,
  }
}

export function pageOf(items: ResultCard[], total = items.length, totalPages = 1): ResultPage {
  return { items, total, totalPages, facets: null, didYouMean: null, understood: null }
}

export const DIRECTORY: DirectoryData = {
  results: { query: '', page: pageOf([cardOf('Tunga Vidyalaya')], 26, 3) },
  types: [
    { id: '1', name: { en: 'Engineering' } },
    { id: '2', name: { en: 'Law' } },
  ],
  streams: { typeId: null, streams: [] },
  districts: [
    { id: '548', name: { en: 'Mysuru' }, cities: [{ id: '7', name: { en: 'Nanjangud' } }] },
    { id: '549', name: { en: 'Udupi' }, cities: [] },
  ],
}

/** Ids of what was scrolled to since the page was opened. */
export const scrolled = jest.fn<void, [string]>()

/**
 * Shows the filter page at an address, for a visitor who wants little motion. A test that uses it
 * replaces `useSearchParams` (testing/test-address.ts).
 * @param isDrawn whether what waits until it is drawn may come, such as the slider of the fees
 * @returns the requests to the BFF, as they come
 */
export function openDirectory(
  address = '/filter',
  data: Partial<DirectoryData> = {},
  { isDrawn = false } = {},
): PendingCall[] {
  window.IntersectionObserver = class extends StubIntersectionObserver {
    override observe(target: Element) {
      if (isDrawn) this.onChange([{ isIntersecting: true, target } as IntersectionObserverEntry], this)
    }
  }
  window.history.replaceState(null, '', address)
  stubMatchMedia((query) => query.includes('reduce'))
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id)
  }
  scrolled.mockClear()
  const calls = stubBff()
  render(directoryWith(data))
  return calls
}

/** The filter page. */
export function directoryWith(data: Partial<DirectoryData>): ReactElement {
  const heading = <h1>{en.filter.heading}</h1>
  const props = { lang: 'en', prefix: '', brand: 'Guide', texts: en.filter, suggestionTexts: en.suggestions } as const
  return <DirectoryPage {...props} heading={heading} scene={null} data={{ ...DIRECTORY, ...data }} />
}

export function currentAddress(): string {
  return window.location.pathname + window.location.search
}

/** @throws when there is none */
export function lastOf<Entry>(entries: readonly Entry[]): Entry {
  const last = entries.at(-1)
  if (last === undefined) throw new Error('there is none')
  return last
}
