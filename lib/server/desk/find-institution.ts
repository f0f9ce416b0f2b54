import 'server-only'
import { deskInstitutionPageSchema } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import type { Visitor } from '@/lib/server/auth/session-call'
import { readAtDesk } from '@/lib/server/desk/desk-page'

/** So many are offered: who is not among them is searched for by more words. */
const MAX = 8

/** What `find` in an address finds, of which there are no `rows` while the provider is away; `null`: it asks for nothing. */
export async function findInstitution(asked: SearchParams, visitor: Visitor, lang: Language) {
  const { find } = deskQuery(asked, ['find'])
  if (find === undefined) return null
  const { data } = await readAtDesk(visitor, lang, 'GET /desk/institutions', deskInstitutionPageSchema, { q: find })
  return { asked: find, rows: data && data.data.slice(0, MAX), total: data?.total ?? 0 }
}
