import { createRoute, z } from '@hono/zod-openapi'
import {
  DESK_PROPOSE_PICTURE_ADD,
  DESK_PROPOSE_PICTURE_CHANGE,
  PROPOSED_UPLOADS,
} from '@/lib/contract/desk/proposal-parts'
import { languageFrom } from '@/lib/contract/language'
import { atDesk } from '@/provider/desk/at-desk'
import { BODY_REFUSALS, deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { getOwnInstitute } from '@/provider/desk/own-institute'
import {
  answerPictures,
  PICTURE_BODY,
  picturesSchema,
  readAdded,
  readChangedAlt,
} from '@/provider/desk/picture-answers'
import { NO_PICTURE } from '@/provider/desk/routes/institution-answers'
import { answerFilesProposed, NO_INSTITUTE, PROPOSED } from '@/provider/desk/routes/own-record'
import { getOwnPictures, proposePicture, proposePictureChange } from '@/provider/desk/store/own-pictures'
import { getUploadFor } from '@/provider/desk/store/proposed-uploads'
import { json } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { newUploadAddress } from '@/provider/pictures/upload-address'

const security = [{ bearer: [] }]

const readRoute = deskRoute('GET /desk/record/pictures', {
  summary: 'The pictures of one’s own institution as they are proposed, or else are',
  description: '`removed`: what is proposed to be taken away.',
  responses: { 200: json(picturesSchema, 'The pictures') },
})

const addRoute = createRoute({
  method: 'post',
  path: '/desk/record/pictures',
  summary: 'Proposes a picture, made anew from its pixels: at the end of the gallery, or as the logo',
  description: 'Nobody sees it until an editor has taken it over, but its representatives and the editors.',
  middleware: [atDesk('POST /desk/record/pictures'), PICTURE_BODY] as const,
  security,
  request: { body: jsonBody(DESK_PROPOSE_PICTURE_ADD) },
  responses: { ...BODY_REFUSALS, ...PROPOSED },
})

const changeRoute = deskWrite('POST /desk/record/pictures/change', DESK_PROPOSE_PICTURE_CHANGE, {
  summary: 'Proposes what is said of a picture, where it stands, or that it goes; or takes that back',
  responses: PROPOSED,
})

const uploadRoute = deskRoute('GET /desk/proposed-pictures/{name}', {
  summary: 'A picture that is proposed, as a WebP in Base64; of a representative: one of their own institution',
  request: { params: z.object({ name: z.string() }) },
  responses: {
    200: json(z.strictObject({ data: z.strictObject({ image: z.base64() }) }), 'The picture'),
  },
})

export const deskOwnPictureCalls = createRouter()
deskOwnPictureCalls.openapi(readRoute, async (c) => {
  const { db, account } = c.var
  const own = await getOwnInstitute(db, account)
  if (own === null) return c.json({ message: NO_INSTITUTE }, 404)
  const { version, pictures } = await getOwnPictures(db, own.id)
  return c.json({ data: answerPictures(version, pictures) }, 200)
})
deskOwnPictureCalls.openapi(addRoute, async (c) => {
  const { db, account, signIn } = c.var
  const sent = c.req.valid('json')
  const own = await getOwnInstitute(db, account)
  if (own === null) return c.json({ message: NO_INSTITUTE }, 404)
  const { read, flaws } = await readAdded(sent)
  if (read === null) return c.json(flawsOf(flaws), 422)
  const whose = { instituteId: own.id, language: languageFrom(sent.language), version: sent.version }
  const added = { ...whose, ...read, address: newUploadAddress(PROPOSED_UPLOADS, 'webp') }
  return answerFilesProposed(c, await proposePicture(db, account, added, signIn.now()), NO_PICTURE)
})
deskOwnPictureCalls.openapi(changeRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { version, address, action, language, ...said } = c.req.valid('json')
  const own = await getOwnInstitute(db, account)
  if (own === null) return c.json({ message: NO_INSTITUTE }, 404)
  const { alt, flaws } = readChangedAlt(action, said)
  if (flaws.size > 0) return c.json(flawsOf(flaws), 422)
  const whose = { instituteId: own.id, language: languageFrom(language), version }
  return answerFilesProposed(
    c,
    await proposePictureChange(db, account, { ...whose, address, action, alt }, signIn.now()),
    NO_PICTURE,
  )
})
deskOwnPictureCalls.openapi(uploadRoute, async (c) => {
  const file = await getUploadFor(c.var.db, c.var.account, c.req.valid('param').name)
  if (file === null) return c.json({ message: NO_PICTURE }, 404)
  return c.json({ data: { image: file.toString('base64') } }, 200)
})
