import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { DESK_PICTURE_ADD, DESK_PICTURE_CHANGE } from '@/lib/contract/desk/institution-pictures'
import { atDesk } from '@/provider/desk/at-desk'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import {
  answerPictures,
  PICTURE_BODY,
  picturesSchema,
  readAdded,
  readChangedAlt,
} from '@/provider/desk/picture-answers'
import {
  IMPORTING,
  INSTITUTION_CHANGED,
  INSTITUTION_REFUSED,
  NO_INSTITUTION,
  NO_PICTURE,
  shown,
} from '@/provider/desk/routes/institution-answers'
import {
  addPicture,
  changePicture,
  getPictures,
  type PicturesOutcome,
  versionOfPictures,
} from '@/provider/desk/store/institution-pictures'
import { newPictureAddress } from '@/provider/edits/edited-pictures'
import { errorSchema, json, messageSchema } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { readId } from '@/provider/http/params'
import type { Revalidator } from '@/provider/platform/revalidator'

const security = [{ bearer: [] }]
const params = z.object({ id: z.string() })

const listRoute = deskRoute('GET /desk/institutions/{id}/pictures', {
  summary: 'The pictures of an institution, in their order, and those that were removed lately',
  request: { params },
  responses: {
    200: json(picturesSchema, 'The pictures'),
  },
})

const CHANGED = {
  200: json(messageSchema, 'It is saved, and in the audit trail.'),
  409: json(errorSchema, 'They were changed since; nothing was saved.'),
  ...INSTITUTION_REFUSED,
}

const addRoute = createRoute({
  method: 'post',
  path: '/desk/institutions/{id}/pictures',
  summary: 'Adds a picture, made anew from its pixels: at the end of the gallery, or as the logo',
  middleware: [atDesk('POST /desk/institutions/{id}/pictures'), PICTURE_BODY] as const,
  security,
  request: { params, body: jsonBody(DESK_PICTURE_ADD) },
  responses: CHANGED,
})

const changeRoute = deskWrite('POST /desk/institutions/{id}/pictures/change', DESK_PICTURE_CHANGE, {
  summary: 'Says what is seen on a picture, moves it, removes it, or brings one back that was removed',
  request: { params },
  responses: CHANGED,
})

/** Answers a change that was asked for rightly. */
function answerTo(c: Pick<Context, 'json'>, website: Revalidator, { kind }: PicturesOutcome, id: number) {
  switch (kind) {
    case 'unknown':
      return c.json({ message: NO_INSTITUTION }, 404)
    case 'noPicture':
      return c.json({ message: NO_PICTURE }, 404)
    case 'changed':
      return c.json({ message: INSTITUTION_CHANGED }, 409)
    case 'importing':
      return c.json({ message: IMPORTING }, 423)
    case 'full':
      return c.json(flawsOf([['file', 'full']]), 422)
    case 'done':
      shown(website, id)
      return c.json({ message: 'It is saved.' }, 200)
  }
}

export const deskPictureCalls = createRouter()
deskPictureCalls.openapi(listRoute, async (c) => {
  const id = readId(c.req.valid('param').id)
  const pictures = id === undefined ? null : await getPictures(c.var.db, id)
  if (pictures === null) return c.json({ message: NO_INSTITUTION }, 404)
  const data = answerPictures(versionOfPictures(pictures), pictures)
  return c.json({ data }, 200)
})
deskPictureCalls.openapi(addRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const sent = c.req.valid('json')
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const { read, flaws } = await readAdded(sent)
  if (read === null) return c.json(flawsOf(flaws), 422)
  const added = { id, version: sent.version, address: newPictureAddress(), ...read }
  return answerTo(c, website, await addPicture(db, account, added, signIn.now()), id)
})
deskPictureCalls.openapi(changeRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { version, address, action, ...said } = c.req.valid('json')
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const { alt, flaws } = readChangedAlt(action, said)
  if (flaws.size > 0) return c.json(flawsOf(flaws), 422)
  const outcome = await changePicture(db, account, { id, version, address, action, alt }, signIn.now())
  return answerTo(c, website, outcome, id)
})
