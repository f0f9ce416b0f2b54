import { createRoute, z } from '@hono/zod-openapi'
import { DESK_INSTITUTION_PICTURE_ADD, DESK_INSTITUTION_PICTURE_CHANGE } from '@/lib/contract/desk/institution-pictures'
import { atDesk } from '@/provider/desk/at-desk'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import {
  answerPictures,
  PICTURE_BODY,
  picturesWithDraftSchema,
  readAdded,
  readChangedAlt,
} from '@/provider/desk/picture-answers'
import { answerFileChange, FILES_CHANGED, NO_INSTITUTION, NO_PICTURE } from '@/provider/desk/routes/institution-answers'
import { versionOfForm } from '@/provider/desk/store/drafts'
import { withDraft } from '@/provider/desk/store/institution-drafts'
import { getInstitution } from '@/provider/desk/store/institutions'
import { addPicture, changePicture, getPictures, versionOfPictures } from '@/provider/desk/store/institution-pictures'
import { changeDraftedPicture, draftPicture, picturesWithDraft } from '@/provider/desk/store/picture-drafts'
import { goneIn } from '@/provider/edits/drafted-pictures'
import { json } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { readId } from '@/provider/http/params'
import { CONTENT_PICTURES, INSTITUTION_PICTURES, newUploadAddress } from '@/provider/pictures/upload-address'

const security = [{ bearer: [] }]
const params = z.object({ id: z.string() })

const listRoute = deskRoute('GET /desk/institutions/{id}/pictures', {
  summary: 'The pictures of an institution, in their order, and those that were removed lately',
  request: { params },
  responses: {
    200: json(picturesWithDraftSchema, 'The pictures'),
  },
})

const addRoute = createRoute({
  method: 'post',
  path: '/desk/institutions/{id}/pictures',
  summary: 'Adds a picture, made anew from its pixels: at the end of the gallery, or as the logo',
  middleware: [atDesk('POST /desk/institutions/{id}/pictures'), PICTURE_BODY] as const,
  security,
  request: { params, body: jsonBody(DESK_INSTITUTION_PICTURE_ADD) },
  responses: FILES_CHANGED,
})

const changeRoute = deskWrite('POST /desk/institutions/{id}/pictures/change', DESK_INSTITUTION_PICTURE_CHANGE, {
  summary: 'Says what is seen on a picture, moves it, removes it, or brings one back that was removed',
  request: { params },
  responses: FILES_CHANGED,
})

export const deskPictureCalls = createRouter()
deskPictureCalls.openapi(listRoute, async (c) => {
  const id = readId(c.req.valid('param').id)
  const { db } = c.var
  const found = id === undefined ? null : await getInstitution(db, id)
  const pictures = found && (await getPictures(db, found.institute.id))
  if (found === null || pictures === null) return c.json({ message: NO_INSTITUTION }, 404)
  const drafted = await withDraft(db, found.institute)
  const data = {
    ...answerPictures(versionOfPictures(pictures), pictures),
    draft: {
      ...answerPictures(versionOfForm(drafted), picturesWithDraft(pictures, drafted)),
      waits: drafted.draft?.said.pictures !== undefined,
      gone: goneIn(pictures, drafted.draft?.said.pictures ?? ''),
    },
  }
  return c.json({ data }, 200)
})
deskPictureCalls.openapi(addRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const sent = c.req.valid('json')
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const { read, flaws } = await readAdded(sent)
  if (read === null) return c.json(flawsOf(flaws), 422)
  if (sent.draft !== undefined) {
    const added = { id, version: sent.draft, address: newUploadAddress(CONTENT_PICTURES, 'webp'), ...read }
    return answerFileChange(c, null, await draftPicture(db, account, added, signIn.now()), id, NO_PICTURE)
  }
  const added = { id, version: sent.version, address: newUploadAddress(INSTITUTION_PICTURES, 'webp'), ...read }
  return answerFileChange(c, website, await addPicture(db, account, added, signIn.now()), id, NO_PICTURE)
})
deskPictureCalls.openapi(changeRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { version, address, action, draft, ...said } = c.req.valid('json')
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const { alt, flaws } = readChangedAlt(action, said)
  if (flaws.size > 0) return c.json(flawsOf(flaws), 422)
  if (draft !== undefined) {
    const wanted = { id, version: draft, address, action, alt }
    return answerFileChange(c, null, await changeDraftedPicture(db, account, wanted, signIn.now()), id, NO_PICTURE)
  }
  const outcome = await changePicture(db, account, { id, version, address, action, alt }, signIn.now())
  return answerFileChange(c, website, outcome, id, NO_PICTURE)
})
