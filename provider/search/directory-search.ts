import type { InstituteSort } from '@/lib/contract/institute-query'
import type { DirectoryIndex } from './directory-index'
import {
  countFacets,
  filtered,
  passing,
  type FacetCounts,
  type FilterName,
  type InstituteFilter,
} from './filter-search'
import { PlaceFinder, type SearchPlace } from './place-finder'
import { searchWordsOf } from './query'
import { rank } from './ranking'
import { SlotSet } from './slot-set'
import { TextSearch, type TextMatches } from './text-search'

export type DirectoryQuery = InstituteFilter & {
  search?: string | undefined
  sort?: InstituteSort | undefined
  /** From 1. */
  page: number
  limit: number
  withFacets?: boolean
}

/** What is offered when a search finds nothing, or nothing that has all it asks for. */
export type Offer = {
  instituteIds: number[]
  places: SearchPlace[]
  /** How many the search finds without one filter. */
  hidden: Map<FilterName, number>
}

export type DirectoryPage = { ids: number[]; total: number; facets: FacetCounts | null; offer: Offer | null }

const OFFERED = 3
/** For an offer a name may be further from what was typed than for a result. */
const MOST_MISTAKES = 3

/** Answers what is asked of the directory from the index. */
export class DirectorySearch {
  private readonly places = new PlaceFinder()
  private readonly text: TextSearch

  constructor(private readonly index: DirectoryIndex) {
    this.text = new TextSearch(index, this.places)
  }

  list(query: DirectoryQuery): DirectoryPage {
    const sets = passing(this.index, query)
    const offset = (query.page - 1) * query.limit
    if (query.search === undefined) {
      const found = filtered(this.index.all, sets)
      const total = found.size
      const slots = this.order(query.sort).page(found, total, offset, query.limit)
      return { ids: this.idsOf(slots), total, facets: this.facets(query, this.index.all, sets), offer: null }
    }
    const matches = this.text.find(query.search)
    const all = new SlotSet(this.index.capacity)
    for (const slot of matches.slots) all.add(slot)
    const found = filtered(all, sets)
    const kept = sets.size === 0 ? matches : keep(matches, found)
    const total = kept.slots.length
    const slots =
      query.sort === undefined || query.sort === 'relevance'
        ? this.ranked(query.search, kept, offset + query.limit).slice(offset)
        : this.order(query.sort).page(found, total, offset, query.limit)
    const isPoor = total === 0 || !matches.isGood
    return {
      ids: this.idsOf(slots),
      total,
      facets: this.facets(query, all, sets),
      offer: isPoor ? this.offer(query.search, matches, all, sets, new Set(slots)) : null,
    }
  }

  /** The best institutions for what has been typed so far, by id. */
  suggest(typed: string, limit: number): number[] {
    return this.idsOf(this.ranked(typed, this.text.find(typed), limit))
  }

  private ranked(search: string, matches: TextMatches, count: number): number[] {
    const exact = this.index.listByFullName(searchWordsOf(search).join(' '))
    return rank(this.index, matches, exact, this.places, count)
  }

  private order(sort: InstituteSort | undefined) {
    if (sort === 'rating') return this.index.byRating
    return sort === 'fee' ? this.index.byFee : this.index.byName
  }

  private facets(query: DirectoryQuery, found: SlotSet, sets: ReturnType<typeof passing>): FacetCounts | null {
    return query.withFacets === true ? countFacets(this.index, found, sets) : null
  }

  private offer(
    search: string,
    matches: TextMatches,
    all: SlotSet,
    sets: ReturnType<typeof passing>,
    shown: ReadonlySet<number>,
  ): Offer {
    const nearest = matches.slots.length > 0 ? matches : this.text.findNearest(search)
    const slots = this.ranked(search, nearest, OFFERED + shown.size).filter((slot) => !shown.has(slot))
    const hidden = new Map<FilterName, number>()
    for (const name of sets.keys()) {
      const { size } = filtered(all, sets, name)
      if (size > 0) hidden.set(name, size)
    }
    return { instituteIds: this.idsOf(slots).slice(0, OFFERED), places: this.nearPlaces(matches), hidden }
  }

  /** Places that the words that found nothing may have meant. */
  private nearPlaces({ words }: TextMatches): SearchPlace[] {
    const near = words
      .filter(({ word, role }) => role === 'specific' && word.length > MOST_MISTAKES + 1)
      .flatMap(({ word }) => this.places.listNear(word, MOST_MISTAKES))
    const distinct = new Map(near.map((place) => [place.cityId ?? place.districtId, place]))
    return [...distinct.values()].slice(0, OFFERED)
  }

  private idsOf(slots: readonly number[]): number[] {
    return slots.map((slot) => this.index.idAt(slot))
  }
}

function keep(matches: TextMatches, kept: SlotSet): TextMatches {
  const places = Array.from(matches.slots.keys()).filter((at) => kept.has(matches.slots[at] ?? 0))
  return {
    ...matches,
    slots: Int32Array.from(places, (at) => matches.slots[at] ?? 0),
    scores: Float32Array.from(places, (at) => matches.scores[at] ?? 0),
  }
}
