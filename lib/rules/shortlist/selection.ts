import { MAX_ID_LENGTH } from '@/lib/contract/constants'

/** So many institutions are compared at most: more would fit neither a screen nor a sheet of paper. */
export const MAX_COMPARED = 4

/** An institution that a visitor has chosen; the name is as it was then. */
export type SelectedInstitute = { id: string; name: string }

/** Of ids as they came, those that can be ones, each once. */
export function cleanIds(ids: readonly string[]): string[] {
  const trimmed = ids.map((id) => id.trim()).filter((id) => id !== '' && id.length <= MAX_ID_LENGTH)
  return [...new Set(trimmed)]
}

/** A list as it may be kept: each institution once, and not more than `most`. */
export function cleanSelection(items: readonly SelectedInstitute[], max: number): SelectedInstitute[] {
  const byId = new Map<string, SelectedInstitute>()
  for (const { id, name } of items) {
    const [clean] = cleanIds([id])
    if (clean !== undefined && !byId.has(clean)) byId.set(clean, { id: clean, name })
  }
  return [...byId.values()].slice(0, max)
}
