import { type Figure, FIGURES } from '@/lib/contract/source'
import { formatRupees } from '@/lib/rules/text/money'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { DISTRICTS } from '@/provider/geography/places'
import type { Draft } from '@/provider/import/draft'
import { compose, type Composed } from '@/provider/import/merge/compose'

const TYPES = new Map(TAXONOMY.map(({ id, name }) => [id, name]))
const PLACES = new Map(
  DISTRICTS.flatMap(({ cities, ...district }) => [district, ...cities]).map(({ id, name }) => [id, name]),
)

function joined(parts: readonly (string | null | undefined)[], separator = ', '): string | null {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator) || null
}

const placeName = (id: number | null) => (id === null ? null : PLACES.get(id))

function feeRange(courses: Composed['courses']): string | null {
  const fees = courses.flatMap((course) => course.fees ?? [])
  if (fees.length === 0) return null
  return joined([...new Set([Math.min(...fees), Math.max(...fees)])].map(formatRupees), ' – ')
}

function allSeats(courses: Composed['courses']): string | null {
  const seats = courses.flatMap((course) => course.seats ?? [])
  return seats.length === 0 ? null : String(seats.reduce((sum, each) => sum + each, 0))
}

/** What records say of each figure, in a line; `null` where they say nothing. */
const VALUES: Record<Figure, (said: Composed) => string | null> = {
  name: ({ name }) => name.en,
  kind: ({ typeIds }) => joined(typeIds.map((id) => TYPES.get(id))),
  place: ({ cityId, districtId }) => joined([placeName(cityId), placeName(districtId)]),
  ownership: ({ ownership }) => ownership,
  university: ({ university }) => university,
  address: ({ address, zip }) => joined([address, zip !== null && address?.includes(zip) ? null : zip]),
  contact: ({ phone, email, website }) => joined([phone, email, website]),
  courses: ({ courses }) => (courses.length === 0 ? null : String(courses.length)),
  seats: ({ courses }) => allSeats(courses),
  fees: ({ courses }) => feeRange(courses),
}

export type SourceStatement = { figure: Figure; source: string; value: string; isShown: boolean }

/**
 * What each source says of an institution, figure by figure, and whether that is what its page shows: the way in which
 * records are composed decides (docs/import.md). `drafts`: all of the institution's records.
 */
export function statementsOf(drafts: readonly Draft[]): SourceStatement[] {
  if (drafts.length === 0) return []
  const shown = compose(drafts)
  const said = [...new Set(drafts.map(({ source }) => source))].map((source) => ({
    source,
    composed: compose(drafts.filter((draft) => draft.source === source)),
  }))
  return FIGURES.flatMap((figure) =>
    said.flatMap(({ source, composed }) => {
      const value = VALUES[figure](composed)
      return value === null ? [] : { figure, source, value, isShown: value === VALUES[figure](shown) }
    }),
  )
}
