import { and, arrayContains, arrayOverlaps, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { cities, courses, districts, institutes } from '@/provider/store/schema'

/** What is asked of the directory. Several values of one filter are alternatives; all filters apply. */
export type InstituteFilter = {
  /** Words that must all occur. */
  search?: string[] | undefined
  typeId?: number | undefined
  streamIds?: number[] | undefined
  districtIds?: number[] | undefined
  cityId?: number | undefined
  minRating?: number | undefined
  maxRating?: number | undefined
  /** Rupees. Both ends of the range are inside it, and one course must be in it. */
  minFee?: number | undefined
  maxFee?: number | undefined
  isResidential?: boolean | undefined
}

const LARGEST_FEE = 2_147_483_647

/** The text as a LIKE pattern that finds it anywhere and takes it literally. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}

/** The ends in ascending order, whichever way round they were given. */
function ordered(low: number | undefined, high: number | undefined): [number | undefined, number | undefined] {
  return low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
}

/** The word stands in the name, in English or Kannada, the university, the city or the district. */
function mentions(word: string): SQL {
  const pattern = containing(word)
  return sql`(${institutes.name} ->> 'en' ilike ${pattern} or ${institutes.name} ->> 'kn' ilike ${pattern}
    or ${institutes.university} ilike ${pattern}
    or ${institutes.cityId} in (select ${cities.id} from ${cities} where ${cities.name} ilike ${pattern})
    or ${institutes.districtId} in (select ${districts.id} from ${districts} where ${districts.name} ilike ${pattern}))`
}

function hasFee(low: number | undefined, high: number | undefined): SQL | undefined {
  if (low === undefined && high === undefined) return undefined
  // Fees are whole rupees in an integer column; the ends may be neither.
  const least = Math.ceil(Math.max(low ?? 0, 0))
  const most = Math.floor(Math.min(high ?? LARGEST_FEE, LARGEST_FEE))
  if (least > most) return sql`false`
  return sql`${institutes.id} in (select ${courses.instituteId} from ${courses} where ${courses.fees} between ${least} and ${most})`
}

/** The filter as a condition on `institutes`; `undefined` when everything matches. */
export function matching(filter: InstituteFilter): SQL | undefined {
  const [minRating, maxRating] = ordered(filter.minRating, filter.maxRating)
  const [minFee, maxFee] = ordered(filter.minFee, filter.maxFee)
  return and(
    ...(filter.search ?? []).map(mentions),
    filter.typeId === undefined ? undefined : arrayContains(institutes.typeIds, [filter.typeId]),
    filter.streamIds && arrayOverlaps(institutes.streamIds, filter.streamIds),
    filter.districtIds && inArray(institutes.districtId, filter.districtIds),
    filter.cityId === undefined ? undefined : eq(institutes.cityId, filter.cityId),
    minRating === undefined ? undefined : gte(institutes.averageRating, minRating),
    maxRating === undefined ? undefined : lte(institutes.averageRating, maxRating),
    hasFee(minFee, maxFee),
    filter.isResidential ? institutes.isResidential : undefined,
  )
}
