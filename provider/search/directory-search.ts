import type { InstitutionGap, InstitutionSort } from '@/lib/contract/desk/institution'
import type { DirectoryFilter, InstituteSort } from '@/lib/contract/institute-query'
import type { Understood } from '@/lib/contract/understood'
import type { DirectoryIndex } from './directory-index'
import { canonicalWords } from './document'
import type { InstituteFilter } from './filter-column'
import { countFilters, filtered, passing, type FacetCounts, type KnownCounts, type Passing } from './filters'
import { nearestDistricts } from '@/provider/geography/district-seats'
import { DISTRICTS } from '@/provider/geography/places'
import { withoutBareVowel } from './kannada'
import { placeFinder, type SearchPlace } from './place-finder'
import { Ranking, type Exact } from './ranking'
import { soundOf } from './sound'
import { intersection, SlotSet } from './slot-set'
import { TextSearch, type TextMatches } from './text-search'
import { havingAll, type Meant, type MeantPart } from './understanding/meant'
import { SearchReader, type Reading } from './understanding/read-search'
import { tell } from './understanding/tell'

export type DirectoryQuery = InstituteFilter & {
  search?: string | undefined
  sort?: InstituteSort | InstitutionSort | undefined
  /** Those alone that lack all of this. */
  lacking?: readonly InstitutionGap[] | undefined
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
  /** Nobody is called what is searched for, though no filter hides anybody. */
  isUnanswered: boolean
  /** What the search was understood to say, where it was read as kinds or nobody is called so. */
  understood: Understood | null
}

/** A search that was read: who is called so, and whoever it finds. */
type Search = Reading & { text: string; exact: Exact }

const OFFERED = 3
/** For an offer a name may be further from what was typed than for a result. */
const MAX_MISTAKES = 3

/** Answers what is asked of the directory from the index. */
export class DirectorySearch {
  private readonly places = placeFinder()
  private readonly text: TextSearch
  private readonly ranking: Ranking
  private readonly reader: SearchReader

  constructor(private readonly index: DirectoryIndex) {
    this.text = new TextSearch(index, this.places)
    this.ranking = new Ranking(index, this.text, this.places)
    this.reader = new SearchReader(index, this.places, this.text)
  }

  list(query: DirectoryQuery): DirectoryPage {
    const asked = passing(this.index, query)
    const search = query.search === undefined ? null : this.find(query.search)
    const meant = search?.meant ? withoutAsked(search.meant, asked) : null
    // What the search says counts as a filter that was set, so that the counts beside the options are right.
    const sets = new Map([...asked, ...impliedBy(meant)])
    const found = this.foundBy(search, meant)
    const lacking = this.index.upkeep.lacking(query.lacking ?? [], this.index)
    const left = filtered(this.index, found, sets)
    // The same set where nothing narrows it: what was found was scored while it was read.
    const passed = lacking.length === 0 ? left : intersection(left, lacking)
    const total = passed.size
    const said = query.sort === undefined ? this.sortOf(meant, passed) : undefined
    const sort = query.sort ?? said
    const told = meant && query.sort === undefined ? withSort(meant, said ?? null) : meant && { ...meant, sort: null }
    const slots =
      search !== null && (sort === undefined || sort === 'relevance')
        ? this.ranking.page(search.matches, passed, search, {
            offset: (query.page - 1) * query.limit,
            limit: query.limit,
          })
        : this.page(sort, passed, (query.page - 1) * query.limit, query.limit)
    return {
      ids: this.idsOf(slots),
      total,
      ...(query.withFacets === true ? countFilters(this.index, found, sets) : { facets: null, known: null }),
      offer: search !== null && isDoubtful(search, total) ? this.offer(search, meant, asked, total) : null,
      isUnanswered: search !== null && asked.size === 0 && (total === 0 || search.isMissing),
      understood: search && tell(search.text, told, search.isMissing),
    }
  }

  /** The best institutions for what has been typed so far, and what else it says of how many. */
  suggest(typed: string, limit: number): Pick<DirectoryPage, 'ids' | 'total' | 'understood'> {
    const search = this.find(typed)
    const passed = filtered(this.index, this.foundBy(search, search.meant), impliedBy(search.meant))
    const named = this.ranking.page(search.matches, passed, search, { offset: 0, limit })
    const begun = search.meant === null && search.exact.size === 0 ? this.inPlaceBegun(typed) : []
    return {
      ids: this.idsOf([...new Set([...begun, ...named])].slice(0, limit)),
      total: passed.size,
      understood: tell(search.text, search.meant, search.isMissing),
    }
  }

  /** The best of those who stand where it seems to lead, while the name of a place is typed. */
  private inPlaceBegun(typed: string): number[] {
    const [word, ...others] = canonicalWords(withoutBareVowel(typed.trim()))
    const name = word === undefined || others.length > 0 ? null : this.places.nameBegun(word)
    if (name === null) return []
    const search = this.find(name)
    return this.ranking.page(search.matches, search.matches.all, search, { offset: 0, limit: OFFERED })
  }

  /** How many institutions there are, and how many of them lack what. */
  measureUpkeep() {
    const { all, upkeep } = this.index
    return { institutions: all.size, lacking: upkeep.countLacking(all) }
  }

  /** Everybody who shares a name with one of these, by id, a list for each name; names that nobody shares are left out. */
  listNamesakes(ids: readonly number[]): number[][] {
    const groups = ids.map((id) => this.index.namesakesOf(id)).filter((group) => group.length > 1)
    return [...new Map(groups.map((group) => [group[0], group])).values()]
  }

  /** Whose name the whole of this is, however it is written, by id; other names are none. */
  listCalled(text: string): number[] {
    return this.index.listNamed(canonicalWords(text).join(' '))
  }

  isCalled(text: string): boolean {
    return this.listCalled(text).length > 0
  }

  private find(text: string): Search {
    const reading = this.reader.read(text, this.index.words.listByFullName(canonicalWords(text).join(' ')))
    const typed = text.trim().toLowerCase()
    const exact = new Map(reading.called.map((slot) => [slot, this.index.nameAt(slot) === typed]))
    return { text, exact, ...reading }
  }

  private page(sort: DirectoryQuery['sort'], passed: SlotSet, offset: number, limit: number): number[] {
    const { byName, byRating, byFee, upkeep } = this.index
    if (sort === 'kind' || sort === 'changed') return byName.pageBy(upkeep.sorts[sort], passed, offset, limit)
    const order = sort === 'rating' ? byRating : sort === 'fee' ? byFee : byName
    return order.page(passed, passed.size, offset, limit)
  }

  /** Whoever has what a search says that is no filter, or is called so. */
  private foundBy(search: Search | null, meant: Meant | null): SlotSet {
    if (search === null) return this.index.all
    const own = meant?.parts.filter(({ filter }) => filter === null) ?? []
    return havingAll(own, search.matches.all)
  }

  /** An order that is asked for in words stands where somebody has what it goes by. */
  private sortOf(meant: Meant | null, passed: SlotSet): InstituteSort | undefined {
    if (meant?.sort !== 'rating' && meant?.sort !== 'fee') return undefined
    const column = this.index.columns[meant.sort]
    return passed.toArray().some((slot) => column.isKnown(slot)) ? meant.sort : undefined
  }

  private offer(search: Search, meant: Meant | null, asked: Passing, total: number): Offer {
    const { matches } = search
    const hidden = new Map<DirectoryFilter, number>()
    const found = filtered(this.index, this.foundBy(search, meant), impliedBy(meant))
    for (const name of asked.keys()) {
      const { size } = filtered(this.index, found, asked, [name])
      if (size > total) hidden.set(name, size)
    }
    // Beside the nearest of a name that is missing no other places are needed.
    if (meant !== null && total > 0) return { instituteIds: [], places: [], hidden }
    if (meant !== null) return { ...this.neighbours(search, meant, asked), hidden }
    return { instituteIds: total > 0 ? [] : this.nearestIds(search), places: this.nearPlaces(matches), hidden }
  }

  /** Where the place that was named has none: the nearest districts that have, and the best of the nearest. */
  private neighbours(search: Search, meant: Meant, asked: Passing): Pick<Offer, 'instituteIds' | 'places'> {
    const place = meant.parts.find(({ is }) => is === 'place')
    if (place?.is !== 'place') return { instituteIds: [], places: [] }
    const elsewhere = { ...meant, parts: meant.parts.filter((part) => part !== place) }
    const found = filtered(this.index, this.foundBy(search, elsewhere), new Map([...asked, ...impliedBy(elsewhere)]))
    const near = nearestDistricts(place.places[0]?.districtId ?? 0)
      .map((id) => ({ id, slots: intersection(found, [this.index.columns.district_id.having([id], this.index)]) }))
      .filter(({ slots }) => !slots.isEmpty)
      .slice(0, OFFERED)
    return {
      instituteIds: this.idsOf(
        near[0] === undefined
          ? []
          : this.ranking.page(search.matches, near[0].slots, search, { offset: 0, limit: OFFERED }),
      ),
      places: near.map(({ id }) => ({
        name: DISTRICTS.find((district) => district.id === id)?.name ?? '',
        districtId: id,
        cityId: null,
        isMain: true,
      })),
    }
  }

  /** What the filters hide, or else what comes nearest to the search. */
  private nearestIds({ text, exact, matches }: Search): number[] {
    const nearest = matches.all.isEmpty ? this.text.findNearest(text) : matches
    return this.idsOf(this.ranking.page(nearest, nearest.all, { exact, favoured: null }, { offset: 0, limit: OFFERED }))
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

/** A filter that is set replaces what the words of the search say of it. */
function withoutAsked(meant: Meant, asked: Passing): Meant {
  const isAsked = ({ filter }: MeantPart) =>
    filter !== null && (asked.has(filter) || (filter === 'district_id' && asked.has('city_id')))
  return { ...meant, parts: meant.parts.filter((part) => !isAsked(part)) }
}

/** The order that the words ask for; what it goes by is unknown where it cannot be kept. */
function withSort(meant: Meant, sort: InstituteSort | null): Meant {
  if (meant.sort === sort || (meant.sort !== 'rating' && meant.sort !== 'fee')) return meant
  return { ...meant, sort, unknown: [...meant.unknown, meant.sort] }
}

/** By filter: who has what the search says of it. */
function impliedBy(meant: Meant | null): Passing {
  const sets = new Map<DirectoryFilter, SlotSet>()
  for (const { filter, slots } of meant?.parts ?? []) if (filter !== null && slots !== null) sets.set(filter, slots)
  return sets
}

/** Whether something else may have been meant, or is all that there is. */
function isDoubtful(search: Search, total: number): boolean {
  return total === 0 || !search.matches.isGood || search.isMissing
}
