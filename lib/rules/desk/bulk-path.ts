import { BULK_FIELDS, type BulkField, MAX_AT_ONCE } from '@/lib/contract/desk/bulk'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { deskQuery } from './desk-query'

/** What narrows the list of institutions. */
export const FOUND_BY = ['q', 'type', 'district', 'without'] as const

/** Of whom something is to be said: those that are ticked, or all that a search finds. */
export type BulkWhom =
  { ids: readonly string[]; found: null } | { ids: readonly []; found: Readonly<Record<string, string>> }
export type BulkQuery = BulkWhom & { field: BulkField | null; value: string }

const NUMBER = /^[1-9]\d{0,9}$/

/** What is to be said of whom, as the address of the page has it: the value under the name of its field. */
export function bulkQuery(asked: SearchParams): BulkQuery & { isLook: boolean } {
  const ids = [asked.id ?? []].flat().filter((id) => NUMBER.test(id))
  const ticked = { ids: [...new Set(ids)].slice(0, MAX_AT_ONCE), found: null }
  const whom: BulkWhom = asked.all === 'found' ? { ids: [], found: deskQuery(asked, FOUND_BY) } : ticked
  const field = BULK_FIELDS.find((name) => name === asked.field) ?? null
  const value = field === null ? undefined : asked[field]
  return {
    ...whom,
    field,
    value: field === 'retired' ? 'yes' : typeof value === 'string' ? value : '',
    isLook: field === 'retired' || (field !== null && asked.look === '1'),
  }
}

/** Of whom, as addresses and forms say it. */
export const sayWhom = ({ ids, found }: BulkWhom): [name: string, value: string][] =>
  found === null ? ids.map((id) => ['id', id]) : Object.entries({ all: 'found', ...found })

/** Where it is shown what would become of each. */
export function bulkPath({ field, value, ...whom }: BulkQuery): `/${string}` {
  const query = new URLSearchParams(sayWhom(whom))
  if (field !== null)
    for (const [name, each] of Object.entries({ field, look: '1', [field]: value })) query.set(name, each)
  return `/institutions/change?${query}`
}
