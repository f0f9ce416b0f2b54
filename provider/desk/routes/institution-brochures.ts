import { z } from '@hono/zod-openapi'
import { DESK_BROCHURE_ADD, DESK_BROCHURE_CHANGE } from '@/lib/contract/desk/institution-brochures'
import { BROCHURE_BODY, brochuresSchema, readBrochure } from '@/provider/desk/brochure-answers'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import {
  answerFileChange,
  FILES_CHANGED,
  NO_BROCHURE,
  NO_INSTITUTION,
} from '@/provider/desk/routes/institution-answers'
import {
  addBrochure,
  getBrochures,
  removeBrochure,
  restoreBrochure,
  saveBrochure,
  versionOfBrochures,
} from '@/provider/desk/store/institution-brochures'
import { json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { readId } from '@/provider/http/params'

const params = z.object({ id: z.string() })

const listRoute = deskRoute('GET /desk/institutions/{id}/brochures', {
  summary: 'The brochures of an institution, and those that were removed lately',
  request: { params },
  responses: { 200: json(brochuresSchema, 'The brochures') },
})

const addRoute = deskWrite('POST /desk/institutions/{id}/brochures', DESK_BROCHURE_ADD, {
  summary: 'Adds a brochure, a PDF by its content',
  limit: BROCHURE_BODY,
  request: { params },
  responses: FILES_CHANGED,
})

const changeRoute = deskWrite('POST /desk/institutions/{id}/brochures/change', DESK_BROCHURE_CHANGE, {
  summary: 'Says what a brochure is called, replaces its file, removes it, or brings one back that was removed',
  limit: BROCHURE_BODY,
  request: { params },
  responses: FILES_CHANGED,
})

export const deskBrochureCalls = createRouter()
deskBrochureCalls.openapi(listRoute, async (c) => {
  const id = readId(c.req.valid('param').id)
  const found = id === undefined ? null : await getBrochures(c.var.db, id)
  if (found === null) return c.json({ message: NO_INSTITUTION }, 404)
  const { standing, removed, listed } = found
  const data = {
    version: versionOfBrochures(found),
    brochures: standing.map(({ id, title, language }) => ({ id, title, language })),
    removed: removed.map(({ id, title, language, removedAt }) => ({
      ...{ id, title, language },
      removed_at: removedAt.toISOString(),
    })),
    listed: [...listed],
  }
  return c.json({ data }, 200)
})
deskBrochureCalls.openapi(addRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { version, ...sent } = c.req.valid('json')
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const { said, flaws } = readBrochure(sent, true)
  const { file } = said
  if (flaws.size > 0 || file === null) return c.json(flawsOf(flaws), 422)
  const added = { id, version, said: { ...said, file } }
  return answerFileChange(c, website, await addBrochure(db, account, added, signIn.now()), id, NO_BROCHURE)
})
deskBrochureCalls.openapi(changeRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { version, action, brochure: asked, ...sent } = c.req.valid('json')
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const brochure = readId(asked)
  if (brochure === undefined) return c.json({ message: NO_BROCHURE }, 404)
  const wanted = { id, version, brochure }
  if (action !== 'save') {
    const act = { remove: removeBrochure, restore: restoreBrochure }[action]
    return answerFileChange(c, website, await act(db, account, wanted, signIn.now()), id, NO_BROCHURE)
  }
  const { said, flaws } = readBrochure(sent, false)
  if (flaws.size > 0) return c.json(flawsOf(flaws), 422)
  return answerFileChange(
    c,
    website,
    await saveBrochure(db, account, { ...wanted, said }, signIn.now()),
    id,
    NO_BROCHURE,
  )
})
