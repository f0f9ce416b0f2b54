import { percentile } from '@/tools/bench/statistics'
import type { Stretch } from './steady-load'

/** What was seen in one minute, and the resident memory at its end, in MB. */
export type Minute = Stretch & { websiteMb: number; providerMb: number }

/** A row of the table, of some minutes in one: memory is that at the end of the last. */
export type Row = {
  provider: string
  minute: number
  requests: number
  failed: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  websiteMb: number
  providerMb: number
}

/** A row is of so many minutes. */
const ROW_MIN = 5

const HEADS: Record<keyof Row, string> = {
  provider: 'provider',
  minute: 'minute',
  requests: 'requests',
  failed: 'failed',
  p50Ms: 'p50 ms',
  p95Ms: 'p95 ms',
  p99Ms: 'p99 ms',
  websiteMb: 'website MB',
  providerMb: 'provider MB',
}

/** The row that ends with the last of these minutes, or null where it does not end yet. */
export function rowOf(provider: string, minutes: readonly Minute[], length: number): Row | null {
  const minute = minutes.length
  const last = minutes.at(-1)
  if (last === undefined || (minute % ROW_MIN !== 0 && minute < length)) return null
  const of = minutes.slice(Math.floor((minute - 1) / ROW_MIN) * ROW_MIN)
  const timesMs = of.flatMap((each) => each.timesMs)
  const sum = (pick: (each: Minute) => number) => of.reduce((total, each) => total + pick(each), 0)
  return {
    provider,
    minute,
    requests: sum((each) => each.requests),
    failed: sum((each) => each.errors),
    p50Ms: rounded(percentile(timesMs, 0.5)),
    p95Ms: rounded(percentile(timesMs, 0.95)),
    p99Ms: rounded(percentile(timesMs, 0.99)),
    websiteMb: rounded(last.websiteMb),
    providerMb: rounded(last.providerMb),
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10

export function headLines(): string {
  const heads = Object.values(HEADS)
  return `| ${heads.join(' | ')} |\n|---|${heads
    .slice(1)
    .map(() => '--:|')
    .join('')}\n`
}

export const lineOf = (row: Row) => `| ${Object.values(row).join(' | ')} |\n`
