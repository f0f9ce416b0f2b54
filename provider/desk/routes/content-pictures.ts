import { z } from '@hono/zod-openapi'
import type { Body } from '@/lib/contract/body'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { isSectionName } from '@/lib/contract/content/sections'
import { DESK_CONTENT_PICTURE } from '@/lib/contract/desk/content-picture'
import { recordOfSection } from '@/provider/content/publish'
import type { AtDeskEnv } from '@/provider/desk/at-desk'
import { deskWrite } from '@/provider/desk/desk-route'
import { PICTURE_BODY, readNamed } from '@/provider/desk/picture-answers'
import { NO_INSTITUTION } from '@/provider/desk/routes/institution-answers'
import { addContentPicture } from '@/provider/desk/store/content-pictures'
import { getInstitution, recordOfInstitution } from '@/provider/desk/store/institutions'
import { holdNewInstitution } from '@/provider/desk/store/new-institutions'
import { CONTENT_PICTURES, newUploadAddress } from '@/provider/pictures/upload-address'
import { json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { readId } from '@/provider/http/params'
import type { Database } from '@/provider/platform/database'

const responses = {
  200: json(z.strictObject({ data: z.strictObject({ address: z.string() }) }), 'Where it stands'),
}

const sectionRoute = deskWrite('POST /desk/content/{section}/pictures', DESK_CONTENT_PICTURE, {
  summary:
    'Keeps a picture for a section, made anew from its pixels, or a part of it; the section shows it where it names its address',
  limit: PICTURE_BODY,
  request: { params: z.object({ section: z.string() }) },
  responses,
})

const pageRoute = deskWrite('POST /desk/institutions/{id}/page/pictures', DESK_CONTENT_PICTURE, {
  summary: 'Keeps a picture for a part of an institution’s page, which shows it where it names its address',
  limit: PICTURE_BODY,
  request: { params: z.object({ id: z.string() }) },
  responses,
})

type Keeping = Pick<AtDeskEnv['Variables'], 'db' | 'account' | 'signIn'>

/** Keeps it for what the audit trail calls so, or says what is wrong with which field; `null`: that is not there, or not any more. */
async function keepPicture(
  { db, account, signIn }: Keeping,
  record: string,
  sent: Body<typeof DESK_CONTENT_PICTURE>,
  isThere: (tx: Database) => Promise<boolean>,
) {
  // Nothing is made anew for what is not there.
  if (!(await db.transaction(isThere))) return null
  const read = await readNamed(sent)
  if (!('image' in read)) return { flaws: [read], data: null }
  const address = newUploadAddress(CONTENT_PICTURES, 'webp')
  const isKept = await db.transaction(async (tx) => {
    if (!(await isThere(tx))) return false
    await addContentPicture(tx, account, { record, address, file: read.image }, signIn.now())
    return true
  })
  return isKept ? { flaws: null, data: { address } } : null
}

/** Whether there is such an institution, or a draft of one: nobody publishes that until the transaction ends, after which nothing more is noted of it. */
const hasInstitution = async (tx: Database, asked: string) => {
  const id = readId(asked)
  const found =
    id === undefined ? isNewDraft(asked) && (await holdNewInstitution(tx, asked)) : await getInstitution(tx, id)
  return Boolean(found)
}

export const deskContentPictureCalls = createRouter()
deskContentPictureCalls.openapi(sectionRoute, async (c) => {
  const { section } = c.req.valid('param')
  const kept = isSectionName(section)
    ? await keepPicture(c.var, recordOfSection(section), c.req.valid('json'), () => Promise.resolve(true))
    : null
  if (kept === null) return c.json({ message: 'There is no such section.' }, 404)
  return kept.flaws === null ? c.json({ data: kept.data }, 200) : c.json(flawsOf(kept.flaws), 422)
})
deskContentPictureCalls.openapi(pageRoute, async (c) => {
  const { id } = c.req.valid('param')
  const record = recordOfInstitution(readId(id) ?? id)
  const kept = await keepPicture(c.var, record, c.req.valid('json'), (tx) => hasInstitution(tx, id))
  if (kept === null) return c.json({ message: NO_INSTITUTION }, 404)
  return kept.flaws === null ? c.json({ data: kept.data }, 200) : c.json(flawsOf(kept.flaws), 422)
})
