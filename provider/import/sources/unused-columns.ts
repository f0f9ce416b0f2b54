import { cleanAmount, cleanEmail, cleanPhone, cleanWebsite } from '@/provider/import/clean/contact'
import { districtIdOf } from '@/provider/import/clean/district'
import { readPlace } from '@/provider/import/clean/place'
import { presentText } from '@/provider/import/clean/text'
import { INSTITUTION } from '@/provider/names/kannada-kinds'
import { OWN_COLUMNS } from './own-columns'
import { typeOfWord } from './own-types'

const KINDS =
  /\b(?:college|institute|institution|university|polytechnic|school|academy|vidyalaya|mahavidyalaya|vidyapeetha?m?|instt?|univ)\b/i
const isNamed = (text: string) => KINDS.test(text) || INSTITUTION.test(text)

/** Whether a text is an institution's name rather than a heading: "Kamala College of Arts", not "College" or "Name of the Institution". */
export function isInstitution(text: string): boolean {
  return isNamed(text) && !/\b(?:name|code|type|address|list)\b/i.test(text) && text.trim().split(/\s+/).length >= 3
}

/** What a column may hold: told by its values, since every list has another name for it. The first that fits counts. */
const LOOKS: readonly { ours: string; are: string; fits: (value: string) => boolean }[] = [
  { ours: 'email', are: 'e-mail addresses', fits: (value) => cleanEmail(value) !== null },
  {
    ours: 'website',
    are: 'web addresses',
    fits: (value) => /^https?:|^www\./i.test(value) && cleanWebsite(value) !== null,
  },
  { ours: 'zip', are: 'PIN codes', fits: (value) => /^[1-9]\d{2}\s?\d{3}$/.test(value) },
  {
    ours: 'phone',
    are: 'telephone numbers',
    fits: (value) => cleanPhone(value) !== null && value.replace(/\D/g, '').length >= 10,
  },
  { ours: 'type', are: 'types', fits: (value) => typeOfWord(value) !== null },
  { ours: 'name', are: 'names of institutions', fits: isNamed },
  { ours: 'city', are: 'towns', fits: (value) => readPlace(value).cityId !== null },
  { ours: 'district', are: 'districts', fits: (value) => districtIdOf(value) !== null },
  {
    ours: 'fees',
    are: 'amounts',
    fits: (value) => (cleanAmount(value) ?? 0) >= 1_000 && !/^(?:19|20)\d\d$/.test(value),
  },
]
const OURS: ReadonlySet<string> = new Set(OWN_COLUMNS)
/** So many values of a column are looked at. */
const MAX_VALUES = 1_000
const MIN_VALUES = 2
const MIN_SHARE = 0.6
const MAX_SHOWN = 12

export type Look = { ours: string; are: string; fitting: number; all: number }

/** Whether most of a column's values are institutions' names. */
export function areInstitutions(values: readonly string[]): boolean {
  return values.length > 0 && values.filter(isNamed).length / values.length >= MIN_SHARE
}

/** What the values of a column look like. */
export function lookOf(values: readonly string[]): Look | null {
  if (values.length < MIN_VALUES) return null
  for (const { ours, are, fits } of LOOKS) {
    const fitting = values.filter(fits).length
    if (fitting / values.length >= MIN_SHARE) return { ours, are, fitting, all: values.length }
  }
  return null
}

/** `ours=Theirs` as `--map` takes it, for the shell. */
function pairs(map: readonly (readonly [ours: string, theirs: string])[]): string {
  const text = map.map(([ours, theirs]) => `${ours}=${theirs}`).join(',')
  return /^[\w=,.@-]+$/.test(text) ? text : `"${text.replace(/["\\$`]/g, '\\$&')}"`
}

/** The columns of a list that the import does not know, and what they look like. */
export class UnusedColumns {
  private readonly values = new Map<string, string[]>()
  private readonly used = new Set<string>()

  /** Takes a row, its columns under our names where they have one. */
  add(row: Readonly<Record<string, unknown>>): void {
    for (const [column, value] of Object.entries(row)) {
      if (OURS.has(column)) {
        this.used.add(column)
        continue
      }
      const seen = this.values.get(column) ?? []
      this.values.set(column, seen)
      const text = typeof value === 'object' ? null : presentText(value)
      if (text !== null && seen.length < MAX_VALUES) seen.push(text)
    }
  }

  /** The map that the values speak for: one column for each of ours that the list lacks. */
  proposal(): [ours: string, theirs: string][] {
    const best = new Map<string, { theirs: string; fitting: number }>()
    for (const [theirs, values] of this.values) {
      const look = lookOf(values)
      if (look === null || this.used.has(look.ours)) continue
      if (look.fitting > (best.get(look.ours)?.fitting ?? 0)) best.set(look.ours, { theirs, fitting: look.fitting })
    }
    return [...best].map(([ours, { theirs }]) => [ours, theirs])
  }

  /** `--map` with the proposal, or `null` where there is none. */
  proposedOption(): string | null {
    const map = this.proposal()
    return map.length === 0 ? null : `--map ${pairs(map)}`
  }

  /** What an operator reads: what was not used and looks like something, and the rest by name. */
  lines(): string[] {
    const map = new Map(this.proposal().map(([ours, theirs]) => [theirs, ours]))
    const told: string[] = []
    const others: string[] = []
    for (const [column, values] of this.values) {
      const look = lookOf(values)
      if (look === null) others.push(column)
      else {
        const ours = map.get(column)
        const question = ours === undefined ? '' : `: --map ${pairs([[ours, column]])}?`
        told.push(`  not used: ${column}: ${look.fitting} of ${look.all} values are ${look.are}${question}`)
      }
    }
    if (others.length > 0) {
      const shown = others.slice(0, MAX_SHOWN).join(', ')
      told.push(`  not used: ${shown}${others.length > MAX_SHOWN ? ` and ${others.length - MAX_SHOWN} more` : ''}`)
    }
    if (map.size > 1) told.push(`  all of them: ${this.proposedOption()}`)
    return told
  }
}
