import { z } from '@hono/zod-openapi'
import { isSectionName } from '@/lib/contract/content/sections'
import { DESK_CONTENT_PICTURE } from '@/lib/contract/desk/content-picture'
import { addContentPicture, CONTENT_PICTURES } from '@/provider/content/store/content-pictures'
import { deskWrite } from '@/provider/desk/desk-route'
import { PICTURE_BODY, readUpload, WIDEST } from '@/provider/desk/picture-answers'
import { newPictureAddress } from '@/provider/edits/edited-pictures'
import { json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'

const addRoute = deskWrite('POST /desk/content/{section}/pictures', DESK_CONTENT_PICTURE, {
  summary: 'Keeps a picture for a section, made anew from its pixels; the section shows it where it names its address',
  limit: PICTURE_BODY,
  request: { params: z.object({ section: z.string() }) },
  responses: {
    200: json(z.strictObject({ data: z.strictObject({ address: z.string() }) }), 'Where it stands'),
  },
})

export const deskContentPictureCalls = createRouter()
deskContentPictureCalls.openapi(addRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { section } = c.req.valid('param')
  if (!isSectionName(section)) return c.json({ message: 'There is no such section.' }, 404)
  const read = await readUpload(c.req.valid('json').file, WIDEST)
  if (typeof read === 'string') return c.json(flawsOf([['file', read]]), 422)
  const address = newPictureAddress(CONTENT_PICTURES)
  await addContentPicture(db, account, { section, address, file: read.image }, signIn.now())
  return c.json({ data: { address } }, 200)
})
