import { type Coordinates, sayCoordinates } from '@/lib/contract/coordinates'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { isFields } from '@/lib/contract/lenient'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { canLieIn } from '@/provider/geography/outlines'
import { type CoordinatesFlaw, readCoordinates } from '@/provider/import/clean/coordinates'
import { presentText } from '@/provider/import/clean/text'

const REASONS = {
  unread: IMPORT_REASONS.unreadCoordinates,
  swapped: IMPORT_REASONS.swappedCoordinates,
  outside: IMPORT_REASONS.outsideCoordinates,
} as const satisfies Record<CoordinatesFlaw, string>

function pairOf(latitude: unknown, longitude: unknown): string | null {
  const pair = [presentText(latitude), presentText(longitude)]
  return pair.every((part) => part === null) ? null : pair.map((part) => part ?? '').join(', ')
}

/** Of a cell, in a reason: it may hold anything. */
const MAX_QUOTED = 100

type Columns = Readonly<Record<string, unknown>>

/** What a row says of where an institution stands: in one column, or in two. */
function saidIn({ coordinates, latitude, longitude }: Columns): string | null {
  const inOne = isFields(coordinates) ? pairOf(coordinates.latitude, coordinates.longitude) : presentText(coordinates)
  return inOne ?? pairOf(latitude, longitude)
}

/**
 * Where an institution stands, as a row says it. What cannot be, such as a place in another district than the row's own, is not
 * taken, and noted: better none than one that leads elsewhere.
 */
export function listedCoordinates(columns: Columns, districtId: number | null, notes: string[]): Coordinates | null {
  const said = saidIn(columns)
  const read = readCoordinates(said)
  if (said === null || read === null) return null
  if (typeof read === 'string') {
    notes.push(fillMessage(REASONS[read], { word: said.slice(0, MAX_QUOTED) }))
    return null
  }
  if (canLieIn(read, districtId)) return read
  notes.push(fillMessage(IMPORT_REASONS.elsewhereCoordinates, { word: sayCoordinates(read) }))
  return null
}
