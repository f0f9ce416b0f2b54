import 'server-only'
import { z } from 'zod'
import type { openDeskPage } from '@/lib/bff/desk-page'
import {
  type DraftedShowcase,
  deskShowcaseSchema,
  deskShowcasesSchema,
  deskShowcaseVersionSchema,
  type Showcase,
  SHOWCASES,
} from '@/lib/contract/desk/showcase'
import type { DeskSaying } from '@/lib/rules/desk/desk-reply'
import { FIRST_VERSION } from '@/lib/rules/desk/versions'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { isTheirs } from '@/lib/server/desk/desk-page'

const find = (asked: string) => SHOWCASES.find((each) => each === asked)
/** The list that an address names; of any other address the first, whose page says that there is none. */
export const showcaseIn = (asked: string): Showcase => find(asked) ?? SHOWCASES[0]

type Opened = {
  showcase: DraftedShowcase | null
  canDraft: boolean
  version: { number: number; said: Readonly<Record<string, string>>; gone: readonly string[] } | null
  missing: DeskSaying | null
}

/** A list of the home page for its page, also of a provider that has no drafts of it. */
export async function openShowcase(
  { user, call }: Pick<Awaited<ReturnType<typeof openDeskPage>>, 'user' | 'call'>,
  asked: string,
  query: SearchParams,
): Promise<Opened> {
  const list = find(asked)
  const canDraft = isTheirs(user, 'POST /desk/showcases/{list}/draft')
  const nothing = { showcase: null, version: null, canDraft }
  if (list === undefined) return { ...nothing, missing: 'unknown' }
  if (!canDraft) {
    const { data, missing } = await call('GET /desk/showcases', deskShowcasesSchema)
    const found = data?.find((each) => each.list === list)
    const showcase = found === undefined ? null : { ...found, draft: null, values: {}, history: [] }
    return { ...nothing, showcase, missing: missing ?? (showcase === null ? 'unknown' : null) }
  }
  const { data: showcase, missing } = await call('GET /desk/showcases/{list}', deskShowcaseSchema, { list })
  if (query.version === undefined) return { ...nothing, showcase, missing }
  // No entry has this number.
  const number = z.coerce.number().int().min(FIRST_VERSION).safeParse(query.version).data ?? -1
  const read = await call('GET /desk/showcases/{list}/versions/{number}', deskShowcaseVersionSchema, { list, number })
  const version = read.data && { number, ...read.data }
  return { canDraft, showcase: version && showcase, version, missing: missing ?? read.missing }
}
