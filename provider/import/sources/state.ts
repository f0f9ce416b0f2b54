import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { StateWanted } from '@/provider/import/draft'
import { lettersOf } from '@/provider/names/letters'

const letters = (state: string) => lettersOf(state.replaceAll('&', 'and'))

const NAMES = new Set(['karnataka', 'karnatka', 'karnatak', 'ka', 'kar'])

/** Whether a row's state is Karnataka; a list that names none is about Karnataka. */
export function isKarnataka(state: string | null): boolean {
  return state === null || NAMES.has(letters(state))
}

/** Reads `--state`: a name, `all`, or nothing for Karnataka. */
export function stateWanted(option: string | undefined): StateWanted {
  if (option === undefined) return { all: false, name: 'karnataka' }
  return letters(option) === 'all' ? { all: true } : { all: false, name: letters(option) }
}

/** Why a row of that state is not wanted, or `null` when it is. */
export function unwantedState(state: string | null, wanted: StateWanted): string | null {
  if (wanted.all) return null
  const isWanted = NAMES.has(wanted.name) ? isKarnataka(state) : state !== null && letters(state) === wanted.name
  return isWanted ? null : fillMessage(IMPORT_REASONS.unwanted, { state: state ?? 'Karnataka' })
}
