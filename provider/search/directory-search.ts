import type { DirectoryFilter, InstituteSort } from '@/lib/contract/institute-query'
import type { DirectoryIndex } from './directory-index'
import { canonicalWords } from './document'
import type { InstituteFilter } from './filter-column'
import { countFacets, countKnown, filtered, passing, type FacetCounts, type KnownCounts, type Passing } from './filters'
import { PlaceFinder, type SearchPlace } from './place-finder'
import { Ranking, type Exact } from './ranking'
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
  hidden: Map<DirectoryFilter, number>
}

export type DirectoryPage = {
  ids: number[]
  total: number
  facets: FacetCounts | null
  known: KnownCounts | null
  offer: Offer | null
}

/** A search that was understood: who is called so, and whoever it finds. */
type Search = { text: string; exact: Exact; matches: TextMatches }

const OFFERED = 3
/** For an offer a name may be further from what was typed than for a result. */
const MAX_MISTAKES = 3

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
    const search = query.search === undefined ? null : this.find(query.search)
    const found = search?.matches.all ?? this.index.all
    const passed = filtered(found, sets)
    const total = passed.size
    const isRanked = query.sort === undefined || query.sort === 'relevance'
    const slots =
      search !== null && isRanked
        ? this.ranking.page(search.matches, passed, search.exact, page)
        : this.order(query.sort).page(passed, total, page.offset, page.limit)
    return {
      ids: this.idsOf(slots),
      total,
      facets: query.withFacets === true ? countFacets(this.index, found, sets) : null,
      known: query.withFacets === true ? countKnown(this.index, found, sets) : null,
      offer: search !== null && (total === 0 || !search.matches.isGood) ? this.offer(search, sets, total) : null,
    }
  }

  /** The best institutions for what has been typed so far, by id. */
  suggest(typed: string, limit: number): number[] {
    const { matches, exact } = this.find(typed)
    return this.idsOf(this.ranking.page(matches, matches.all, exact, { offset: 0, limit }))
  }

  /** Everybody who shares a name with one of these, by id, a list for each name; names that nobody shares are left out. */
  listNamesakes(ids: readonly number[]): number[][] {
    const groups = ids.map((id) => this.index.namesakesOf(id)).filter((group) => group.length > 1)
    return [...new Map(groups.map((group) => [group[0], group])).values()]
  }

  private find(text: string): Search {
    const named = this.index.words.listByFullName(canonicalWords(text).join(' '))
    const typed = text.trim().toLowerCase()
    const exact = new Map(named.map((slot) => [slot, this.index.kept[slot]?.sortName === typed]))
    return { text, exact, matches: this.text.find(text, named.length > 0) }
  }

  private order(sort: InstituteSort | undefined) {
    if (sort === 'rating') return this.index.byRating
    return sort === 'fee' ? this.index.byFee : this.index.byName
  }

  private offer(search: Search, sets: Passing, total: number): Offer {
    const { matches } = search
    const hidden = new Map<DirectoryFilter, number>()
    for (const name of sets.keys()) {
      const { size } = filtered(matches.all, sets, name)
      if (size > total) hidden.set(name, size)
    }
    return { instituteIds: total > 0 ? [] : this.nearestIds(search), places: this.nearPlaces(matches), hidden }
  }

  /** What the filters hide, or else what comes nearest to the search. */
  private nearestIds({ text, exact, matches }: Search): number[] {
    const nearest = matches.all.isEmpty ? this.text.findNearest(text) : matches
    return this.idsOf(this.ranking.page(nearest, nearest.all, exact, { offset: 0, limit: OFFERED }))
  }

  /** Places that the words that found nothing may have meant. */
  private nearPlaces({ words }: TextMatches): SearchPlace[] {
    const near = words
      .filter(({ role, matches }) => role === 'specific' && matches[0]?.quality !== 1)
      .flatMap(({ word }) => this.places.listNear(word, Math.min(MAX_MISTAKES, Math.floor(soundOf(word).length / 3))))
    const distinct = new Map(near.map((place) => [place.cityId ?? place.districtId, place]))
    return [...distinct.values()].slice(0, OFFERED)
  }

  private idsOf(slots: readonly number[]): number[] {
    return slots.map((slot) => this.index.idAt(slot))
  }
}
