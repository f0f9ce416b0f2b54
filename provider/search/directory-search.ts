import type { InstituteSort } from '@/lib/contract/institute-query'
import type { DirectoryIndex } from './directory-index'
import { canonicalWords } from './document'
import {
  countFacets,
  filtered,
  passing,
  type FacetCounts,
  type FilterName,
  type InstituteFilter,
  type Passing,
} from './filter-search'
import { PlaceFinder, type SearchPlace } from './place-finder'
import { Ranking, type Page } from './ranking'
import type { SlotSet } from './slot-set'
import { soundOf } from './sound'
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
  private readonly ranking: Ranking

  constructor(private readonly index: DirectoryIndex) {
    this.text = new TextSearch(index, this.places)
    this.ranking = new Ranking(index, this.text, this.places)
  }

  list(query: DirectoryQuery): DirectoryPage {
    const sets = passing(this.index, query)
    const page = { offset: (query.page - 1) * query.limit, limit: query.limit }
    const matches = query.search === undefined ? null : this.text.find(query.search)
    const found = matches?.all ?? this.index.all
    const passed = filtered(found, sets)
    const total = passed.size
    const slots =
      matches === null || query.search === undefined || (query.sort !== undefined && query.sort !== 'relevance')
        ? this.order(query.sort).page(passed, total, page.offset, page.limit)
        : this.ranked(query.search, matches, passed, page)
    return {
      ids: this.idsOf(slots),
      total,
      facets: query.withFacets === true ? countFacets(this.index, found, sets) : null,
      offer:
        query.search !== undefined && matches !== null && (total === 0 || !matches.isGood)
          ? this.offer(query.search, matches, sets, total)
          : null,
    }
  }

  /** The best institutions for what has been typed so far, by id. */
  suggest(typed: string, limit: number): number[] {
    const matches = this.text.find(typed)
    return this.idsOf(this.ranked(typed, matches, matches.all, { offset: 0, limit }))
  }

  private ranked(search: string, matches: TextMatches, passed: SlotSet, page: Page): number[] {
    const exact = this.index.words.listByFullName(canonicalWords(search).join(' '))
    const typed = search.trim().toLowerCase()
    const isLiteral = (slot: number) => this.index.kept[slot]?.sortName === typed
    return this.ranking.page(matches, passed, new Map(exact.map((slot) => [slot, isLiteral(slot)])), page)
  }

  private order(sort: InstituteSort | undefined) {
    if (sort === 'rating') return this.index.byRating
    return sort === 'fee' ? this.index.byFee : this.index.byName
  }

  private offer(search: string, matches: TextMatches, sets: Passing, total: number): Offer {
    const hidden = new Map<FilterName, number>()
    for (const name of sets.keys()) {
      const { size } = filtered(matches.all, sets, name)
      if (size > total) hidden.set(name, size)
    }
    return { instituteIds: total > 0 ? [] : this.nearestIds(search, matches), places: this.nearPlaces(matches), hidden }
  }

  /** What the filters hide, or else what comes nearest to the search. */
  private nearestIds(search: string, matches: TextMatches): number[] {
    const nearest = matches.all.isEmpty ? this.text.findNearest(search) : matches
    return this.idsOf(this.ranked(search, nearest, nearest.all, { offset: 0, limit: OFFERED }))
  }

  /** Places that the words that found nothing may have meant. */
  private nearPlaces({ words }: TextMatches): SearchPlace[] {
    const near = words
      .filter(({ role, matches }) => role === 'specific' && matches[0]?.quality !== 1)
      .flatMap(({ word }) => this.places.listNear(word, Math.min(MOST_MISTAKES, Math.floor(soundOf(word).length / 3))))
    const distinct = new Map(near.map((place) => [place.cityId ?? place.districtId, place]))
    return [...distinct.values()].slice(0, OFFERED)
  }

  private idsOf(slots: readonly number[]): number[] {
    return slots.map((slot) => this.index.idAt(slot))
  }
}
