import { BULK_FIELDS, type BulkField, MOST_AT_ONCE } from '@/lib/contract/desk/bulk'

export type BulkQuery = { ids: readonly string[]; field: BulkField | null; value: string }
type Asked = Readonly<Record<string, string | string[] | undefined>>

const NUMBER = /^[1-9]\d{0,9}$/

/** What is to be said of whom, as the address of the page has it: the value under the name of its field. */
export function bulkQuery(asked: Asked): BulkQuery & { isLook: boolean } {
  const ids = [asked.id ?? []].flat().filter((id) => NUMBER.test(id))
  const field = BULK_FIELDS.find((name) => name === asked.field) ?? null
  const value = field === null ? undefined : asked[field]
  return {
    ...{ ids: [...new Set(ids)].slice(0, MOST_AT_ONCE), field },
    value: field === 'retired' ? 'yes' : typeof value === 'string' ? value : '',
    isLook: field === 'retired' || (field !== null && asked.look === '1'),
  }
}

/** Where it is shown what would become of each. */
export function bulkPath({ ids, field, value }: BulkQuery): `/${string}` {
  const query = new URLSearchParams(ids.map((id) => ['id', id]))
  if (field !== null)
    for (const [name, each] of Object.entries({ field, look: '1', [field]: value })) query.set(name, each)
  return `/institutions/change?${query}`
}
