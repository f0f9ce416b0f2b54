import 'server-only'
import { cache } from 'react'
import type { Comparison } from '@/components/comparison/compare-view'
import type { Found } from '@/components/comparison/add-institute'
import type { Removed } from '@/components/comparison/removed-note'
import { toCompared } from '@/lib/rules/comparison/compare'
import { parseCompareIds, parseRemoval } from '@/lib/rules/comparison/compare-address'
import { cleanLine } from '@/lib/rules/text/written-text'
import { surviveOutage } from '@/lib/server/provider/outage'
import { findFeeSheets } from '@/lib/server/reads/costs'
import { getInstitute, listInstitutes } from '@/lib/server/reads/institute'
import { listInstituteTypes } from '@/lib/server/reads/lookup'

const MAX_FOUND = 6
const MAX_SEARCH_LENGTH = 100

const orAway = { fallback: 'away' } as const

/** Everything that is compared, read at once. @param asked the ids of the address, joined by commas */
export const readComparison = cache(async (asked: string): Promise<Comparison> => {
  const { ids, tooMany } = parseCompareIds(asked)
  const [types, sheets, details] = await Promise.all([
    ids.length === 0 ? [] : surviveOutage(listInstituteTypes, orAway),
    ids.length === 0 ? null : surviveOutage(findFeeSheets, { fallback: null }),
    Promise.all(ids.map((id) => surviveOutage(() => getInstitute(id), orAway))),
  ])
  const nameOf = (typeId: string | null) =>
    types === 'away' ? null : (types.find((type) => type.id === typeId)?.name ?? null)
  const items = ids.flatMap((id, index) => {
    const detail = details[index]
    if (detail === undefined || detail === null || detail === 'away') return []
    return toCompared(id, detail, nameOf(detail.typeId), sheets ?? [])
  })
  return {
    asked: ids,
    items,
    missing: details.filter((detail) => detail === null).length,
    away: details.filter((detail) => detail === 'away').length,
    tooMany,
  }
})

/** What was taken out a moment ago, so that it can be had back; `null` where nothing was, or where it is no more. */
export async function readRemoved(
  undo: string | string[] | undefined,
  ids: readonly string[],
): Promise<Removed | null> {
  const removal = parseRemoval(undo, ids)
  if (removal === null) return null
  const detail = await surviveOutage(() => getInstitute(removal.removed), { fallback: null })
  if (detail === null) return null
  const { name, disambiguation } = detail
  return { id: removal.removed, name, disambiguation, before: removal.before }
}

/** The institutions that a typed name finds, without those that are compared already; `null` when nothing was typed. */
export async function findInstitutes(typed: string, ids: readonly string[]): Promise<Found | null> {
  const text = cleanLine(typed.slice(0, MAX_SEARCH_LENGTH))
  if (text === '') return null
  const query = new URLSearchParams({ search: text, limit: String(MAX_FOUND + ids.length) })
  const page = await surviveOutage(() => listInstitutes(query), orAway)
  if (page === 'away') return { text, cards: null }
  return { text, cards: page.items.filter(({ id }) => !ids.includes(id)).slice(0, MAX_FOUND) }
}
