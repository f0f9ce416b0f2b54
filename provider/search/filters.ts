import type { z } from '@hono/zod-openapi'
import { sql, type SQL } from 'drizzle-orm'
import { INCLUDE_UNKNOWN } from '@/lib/contract/constants'
import {
  DIRECTORY_FILTERS,
  type CountedFilter,
  type DirectoryFilter,
  type FilterParameter,
} from '@/lib/contract/institute-query'
import { GENDERS } from '@/lib/contract/gender'
import { type Level, LEVELS } from '@/lib/contract/level'
import { OWNERSHIPS } from '@/lib/contract/ownership'
import { genderOf } from '@/provider/gender'
import { choiceListParam, flagParam, idListParam, idParam, numberParam } from '@/provider/http/params'
import { ownershipIn } from '@/provider/ownership'
import {
  FeeColumn,
  type FilterColumn,
  FlagColumn,
  type FilterValue,
  type InstituteFilter,
  OptionColumn,
  RatingColumn,
  type Slots,
} from './filter-column'
import { FacetTable, type FilterOption, type Narrowing } from './facet-table'
import { difference, intersection, type SlotSet, union } from './slot-set'

/** Which filters are counted together. */
export function facetTables() {
  return { kinds: new FacetTable(), places: new FacetTable(), traits: new FacetTable() }
}
type Tables = ReturnType<typeof facetTables>

type Entry<Name extends DirectoryFilter> = {
  /** Of a record: what an institution has of it, and the SQL that reads that out of the institution `i`. */
  field: string
  value: SQL<FilterValue>
  /** How it is asked for. */
  parameters: Record<FilterParameter<Name>, z.ZodType<FilterValue | undefined>>
  /** Who passes; of one that the contract counts, also how many have each option. */
  column: (tables: Tables) => Name extends CountedFilter ? OptionColumn : FilterColumn
}

const courseFees = sql`select c.fees from courses c where c.institute_id = i.id and c.fees is not null order by c.fees`

const courseLevels = sql`select distinct c.level from courses c where c.institute_id = i.id and c.level is not null order by 1`

/** One entry for each filter of the contract, in its order. Several values of one are alternatives; all filters apply. */
export const SEARCH_FILTERS = {
  institute_type_id: {
    field: 'typeIds',
    value: sql<readonly number[]>`i.type_ids`,
    parameters: { institute_type_id: idParam('The institution type') },
    column: ({ kinds }) => new OptionColumn('institute_type_id', kinds),
  },
  category_id: {
    field: 'streamIds',
    value: sql<readonly number[]>`i.stream_ids`,
    parameters: { category_id: idListParam('Streams, as a comma list of alternatives') },
    column: ({ kinds }) => new OptionColumn('category_id', kinds),
  },
  district_id: {
    field: 'districtId',
    value: sql<number | null>`i.district_id`,
    parameters: { district_id: idListParam('Districts, as a comma list of alternatives') },
    column: ({ places }) => new OptionColumn('district_id', places),
  },
  city_id: {
    field: 'cityId',
    value: sql<number | null>`i.city_id`,
    parameters: { city_id: idParam('The city') },
    column: ({ places }) => new OptionColumn('city_id', places),
  },
  ownership: {
    field: 'ownership',
    value: ownershipIn(sql`i.ownership`),
    parameters: { ownership: choiceListParam('Who runs it, as a comma list of alternatives', OWNERSHIPS) },
    column: ({ traits }) => new OptionColumn('ownership', traits),
  },
  gender: {
    field: 'gender',
    value: genderOf(sql`i.gender`, sql`i.name`),
    parameters: { gender: choiceListParam('Who may study there, as a comma list of alternatives', GENDERS) },
    column: ({ traits }) => new OptionColumn('gender', traits),
  },
  level: {
    field: 'levels',
    value: sql<readonly Level[]>`array(${courseLevels})`,
    parameters: { level: choiceListParam('Of one of its courses, as a comma list of alternatives', LEVELS) },
    column: ({ kinds }) => new OptionColumn('level', kinds),
  },
  rating: {
    /** 1 to 5, or `null` while nobody has reviewed it. */
    field: 'averageRating',
    value: sql<number | null>`i.average_rating::float8`,
    parameters: {
      min_rating: numberParam('The lowest average rating; institutions without one never match'),
      max_rating: numberParam('The highest average rating'),
    },
    column: ({ traits }) => new RatingColumn(traits),
  },
  fee: {
    /** Rupees, of the courses that say so, in ascending order. */
    field: 'fees',
    value: sql<readonly number[]>`array(${courseFees})`,
    parameters: {
      min_fee: numberParam('Rupees: one course must cost at least this'),
      max_fee: numberParam('Rupees: and at most this'),
    },
    column: () => new FeeColumn(),
  },
  is_residential: {
    field: 'isResidential',
    // The public lists say that pupils live there, and never that they do not; a no that an editor says is not told from silence.
    value: sql<boolean | null>`nullif(i.is_residential, false)`,
    parameters: { is_residential: flagParam('Residential institutions alone') },
    column: ({ traits }) => new FlagColumn('is_residential', traits),
  },
  minority: {
    field: 'minority',
    value: sql<boolean | null>`i.minority`,
    parameters: { minority: flagParam('Institutions of a minority alone') },
    column: ({ traits }) => new FlagColumn('minority', traits),
  },
} as const satisfies { [Name in DirectoryFilter]: Entry<Name> }
type Filters = typeof SEARCH_FILTERS

/** What a record has for the filters. */
export type FilterFields = { [Name in DirectoryFilter as Filters[Name]['field']]: Filters[Name]['value']['_']['type'] }

/** The parameters of all filters. */
export const FILTER_PARAMETERS = Object.fromEntries(
  DIRECTORY_FILTERS.flatMap(({ name }) => Object.entries(SEARCH_FILTERS[name].parameters)),
  // Each entry has those of its filter, and fromEntries forgets the names.
) as Record<FilterParameter, z.ZodType<FilterValue | undefined>>

/** One column for each filter: what every institution has of it, and who passes. */
export function filterColumns(tables: Tables) {
  const columns = DIRECTORY_FILTERS.map(({ name }) => [name, SEARCH_FILTERS[name].column(tables)])
  // fromEntries forgets which name has which column.
  return Object.fromEntries(columns) as { [Name in DirectoryFilter]: ReturnType<Filters[Name]['column']> }
}
type Index = Slots & { columns: ReturnType<typeof filterColumns> }

/** By filter that is set: who passes it. */
export type Passing = ReadonlyMap<DirectoryFilter, SlotSet>

/** Who passes each filter that is set. */
export function passing(index: Index, asked: InstituteFilter): Passing {
  const sets = new Map<DirectoryFilter, SlotSet>()
  for (const { name } of DIRECTORY_FILTERS) {
    const set = index.columns[name].pass(asked, index)
    if (set === null) continue
    sets.set(name, asked[INCLUDE_UNKNOWN]?.includes(name) === true ? union(set, unknown(index, name)) : set)
  }
  return sets
}

/** Of whom nobody has said what the filter asks for. */
export function unknown(index: Index, name: DirectoryFilter): SlotSet {
  return index.keep(`unknown ${name}`, () => difference(index.all, index.columns[name].known(index)))
}

/** Who of `found` passes all filters, but for some. What nothing narrows further is given as it is: it may have been counted. */
export function filtered(
  { all }: Pick<Index, 'all'>,
  found: SlotSet,
  sets: Passing,
  except: readonly DirectoryFilter[] = [],
): SlotSet {
  const narrowing = [found, ...[...sets].flatMap(([name, set]) => (except.includes(name) ? [] : [set]))]
  const [first = all, ...others] = narrowing.filter((set) => set !== all)
  return others.length === 0 ? first : intersection(first, others)
}

/** By filter, of how many that the other filters leave it is known what it asks for. */
export type KnownCounts = ReadonlyMap<DirectoryFilter, { known: number; of: number }>

/** The contract's `facets`: by option, or as one number, how many it would give beside what the other filters leave. */
export type FacetCounts = ReadonlyMap<CountedFilter, ReadonlyMap<FilterOption, number> | number>

/** What is told beside each filter. */
export function countFilters(index: Index, found: SlotSet, sets: Passing): { facets: FacetCounts; known: KnownCounts } {
  const leftBeside = leftBy(index, found, sets)
  const facets = new Map<CountedFilter, ReadonlyMap<FilterOption, number> | number>()
  const known = new Map<DirectoryFilter, { known: number; of: number }>()
  for (const { name, counted } of DIRECTORY_FILTERS) {
    const counts = index.columns[name].count(name, { sets, leftBeside }, index)
    known.set(name, { known: counts.known, of: counts.of })
    if (counted !== 'not') facets.set(name, counted === 'once' ? (counts.options.get(1) ?? 0) : counts.options)
  }
  return { facets, known }
}

/** Whom all filters but some leave; of the same filters once, however they are asked for. */
function leftBy(index: Index, found: SlotSet, sets: Passing): Narrowing<DirectoryFilter>['leftBeside'] {
  const made = new Map<string, SlotSet>()
  return (except) => {
    const key = [...sets.keys()].filter((name) => !except.includes(name)).join()
    const left = made.get(key) ?? filtered(index, found, sets, except)
    made.set(key, left)
    return left
  }
}
