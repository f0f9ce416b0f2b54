import { areSwapped, type Coordinates, isInIndia, roundCoordinates } from '@/lib/contract/coordinates'
import { presentText } from './text'

/** Why something written for coordinates is none that can be used. */
export type CoordinatesFlaw = 'unread' | 'swapped' | 'outside'

/** "12.9716", "12.9716° N", "N 12.9716"; "12°58'17.8"N" in degrees, minutes and seconds. */
const DEGREES = String.raw`([NSEW]?)\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*(?:[°º]\s*(?:([0-5]?\d(?:\.\d{1,20})?)\s*['′’]\s*(?:([0-5]?\d(?:\.\d{1,20})?)\s*(?:["″”]|'')\s*)?)?)?([NSEW]?)`
const PAIR = new RegExp(String.raw`^(?:geo:)?[[(]?\s*${DEGREES}\s*(?:[,;/|]|\s)\s*${DEGREES}\s*[\])]?(?:\?.*)?$`, 'i')
/** Longer ones are none. */
const MAX_LENGTH = 100

type Written = { degrees: number; side: string }

function written([before, whole, minutes, seconds, behind]: readonly (string | undefined)[]): Written {
  const side = (before || behind || '').toUpperCase()
  const degrees = Number(whole) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600
  return { degrees: side === 'S' || side === 'W' ? -degrees : degrees, side }
}

/**
 * Coordinates as maps give them on: "12.9716, 77.5946", with degree signs and sides, in minutes and seconds, or as a
 * `geo:` address. Links of maps are not read: what they say is the middle of what was looked at.
 * @returns why they are none; `null` where nothing is said
 */
export function readCoordinates(raw: unknown): Coordinates | CoordinatesFlaw | null {
  const text = presentText(raw)
  if (text === null) return null
  const [, ...parts] = (text.length <= MAX_LENGTH && PAIR.exec(text)) || []
  if (parts.length === 0) return 'unread'
  const [first, second] = [written(parts.slice(0, 5)), written(parts.slice(5))]
  if (['NS', 'EW'].some((axis) => [first, second].every(({ side }) => side !== '' && axis.includes(side))))
    return 'unread'
  // Who says which is which may write the longitude first.
  const isTurned = /[EW]/.test(first.side) && /[NS]/.test(second.side)
  const [latitude, longitude] = isTurned ? [second.degrees, first.degrees] : [first.degrees, second.degrees]
  if (isInIndia({ latitude, longitude })) return roundCoordinates({ latitude, longitude })
  return areSwapped({ latitude, longitude }) ? 'swapped' : 'outside'
}

/** The same of what can be used alone. */
export function cleanCoordinates(raw: unknown): Coordinates | null {
  const read = readCoordinates(raw)
  return typeof read === 'string' ? null : read
}
