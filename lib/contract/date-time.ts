import { INDIA_AHEAD_MS } from '@/lib/contract/constants'
import { indianDay } from '@/lib/contract/indian-day'
import { reading } from '@/lib/contract/lenient'
import { DAY_MS, MINUTE_MS } from '@/lib/contract/time'

const INDIAN = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

type Parts = readonly [year: string, month: string, day: string, hour?: string, minute?: string, second?: string]

/** Milliseconds of a wall clock at UTC; `null` for what no calendar or clock shows (31-02, 24:00). */
function clock([year, month, day, hour = '0', minute = '0', second = '0']: Parts): number | null {
  const at = new Date(Date.UTC(+year, +month - 1, +day, +hour, +minute, +second))
  const same =
    // Date.UTC takes 26 for 1926.
    at.getUTCFullYear() === +year &&
    at.getUTCMonth() === +month - 1 &&
    at.getUTCDate() === +day &&
    at.getUTCHours() === +hour &&
    at.getUTCMinutes() === +minute &&
    at.getUTCSeconds() === +second
  return same ? at.getTime() : null
}

function aheadMs(zone: string | undefined): number {
  if (zone === undefined) return INDIA_AHEAD_MS
  if (zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  return (zone.startsWith('-') ? -minutes : minutes) * MINUTE_MS
}

function readMoment(value: unknown): { at: number; hasTime: boolean } | null {
  if (typeof value !== 'string' || value.length > 40) return null
  const written = value.trim()
  const indian = INDIAN.exec(written)
  const iso = indian === null ? ISO.exec(written) : null
  if (indian !== null) {
    const [, day = '', month = '', year = '', hour, minute, second] = indian
    const at = clock([year, month, day, hour, minute, second])
    return at === null ? null : { at: at - INDIA_AHEAD_MS, hasTime: hour !== undefined }
  }
  if (iso === null) return null
  const [, year = '', month = '', day = '', hour, minute, second, zone] = iso
  const at = clock([year, month, day, hour, minute, second])
  return at === null ? null : { at: at - aheadMs(zone), hasTime: hour !== undefined }
}

/**
 * A moment as milliseconds since 1970, from `dd-mm-yyyy HH:mm` in Indian Standard Time (docs/contract.md "Texts and
 * values") or from ISO 8601; `null` when it is neither, or no such day exists. A day
 * without a time is its first minute.
 */
export const moment = reading((value) => readMoment(value)?.at ?? null)

/** As `moment`, for an end: a day without a time is its last millisecond. */
export const endMoment = reading((value) => {
  const read = readMoment(value)
  if (read === null) return null
  return read.hasTime ? read.at : read.at + DAY_MS - 1
})

/** A day in India as `yyyy-mm-dd`, from either way of writing, with a time or without; else `null`. */
export const day = reading((value) => {
  const read = readMoment(value)
  return read === null ? null : indianDay(read.at)
})
