import { z } from '@hono/zod-openapi'
import {
  DESK_PROPOSE_BROCHURE_ADD,
  DESK_PROPOSE_BROCHURE_CHANGE,
  PROPOSED_UPLOADS,
} from '@/lib/contract/desk/proposal-parts'
import { languageFrom } from '@/lib/contract/language'
import { BROCHURE_BODY, ownBrochuresSchema, readBrochure } from '@/provider/desk/brochure-answers'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { getOwnInstitute } from '@/provider/desk/own-institute'
import { NO_BROCHURE } from '@/provider/desk/routes/institution-answers'
import { answerFilesProposed, NO_INSTITUTE, PROPOSED } from '@/provider/desk/routes/own-record'
import { type BrochuresAsked, getOwnBrochures, proposeBrochures } from '@/provider/desk/store/own-brochures'
import { getUploadFor } from '@/provider/desk/store/proposed-uploads'
import {
  withAddedBrochure,
  withoutBrochure,
  withRestoredBrochure,
  withSavedBrochure,
} from '@/provider/edits/proposed-brochures'
import { json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { newUploadAddress } from '@/provider/pictures/upload-address'

const readRoute = deskRoute('GET /desk/record/brochures', {
  summary: 'The brochures of one’s own institution as they are proposed, or else are',
  description: '`removed`: of which it is proposed that they go, or have another file.',
  responses: { 200: json(ownBrochuresSchema, 'The brochures') },
})

const addRoute = deskWrite('POST /desk/record/brochures', DESK_PROPOSE_BROCHURE_ADD, {
  summary: 'Proposes a brochure, a PDF by its content',
  description: 'Nobody sees it until an editor has taken it over, but its representatives and the editors.',
  limit: BROCHURE_BODY,
  responses: PROPOSED,
})

const changeRoute = deskWrite('POST /desk/record/brochures/change', DESK_PROPOSE_BROCHURE_CHANGE, {
  summary: 'Proposes what a brochure is called, another file in its place, or that it goes; or takes that back',
  limit: BROCHURE_BODY,
  responses: PROPOSED,
})

const fileRoute = deskRoute('GET /desk/proposed-brochures/{name}', {
  summary: 'A brochure that is proposed, as it was sent; of a representative: one of their own institution',
  request: { params: z.object({ name: z.string() }) },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})

const newUpload = (file: Buffer | null) => file && { address: newUploadAddress(PROPOSED_UPLOADS, 'pdf'), file }

export const deskOwnBrochureCalls = createRouter()
deskOwnBrochureCalls.openapi(readRoute, async (c) => {
  const { db, account } = c.var
  const own = await getOwnInstitute(db, account)
  if (own === null) return c.json({ message: NO_INSTITUTE }, 404)
  const { version, brochures, removed, listed } = await getOwnBrochures(db, own.id)
  const data = {
    ...{ version, brochures, listed },
    removed: removed.map(({ id, title, language }) => ({ id, title, language })),
  }
  return c.json({ data }, 200)
})
deskOwnBrochureCalls.openapi(addRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { version, page_language: language, ...sent } = c.req.valid('json')
  const own = await getOwnInstitute(db, account)
  if (own === null) return c.json({ message: NO_INSTITUTE }, 404)
  const { said, flaws } = readBrochure(sent, true)
  const upload = newUpload(said.file)
  if (flaws.size > 0 || upload === null) return c.json(flawsOf(flaws), 422)
  const brochure = { title: said.title, language: said.language, file: upload.address }
  const asked: BrochuresAsked = {
    ...{ instituteId: own.id, language: languageFrom(language), version, upload },
    make: (_, lines) => withAddedBrochure(lines, brochure),
  }
  return answerFilesProposed(c, await proposeBrochures(db, account, asked, signIn.now()), NO_BROCHURE)
})
deskOwnBrochureCalls.openapi(changeRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { version, action, brochure: key, page_language: language, ...sent } = c.req.valid('json')
  const own = await getOwnInstitute(db, account)
  if (own === null) return c.json({ message: NO_INSTITUTE }, 404)
  const from = { instituteId: own.id, language: languageFrom(language), version }
  if (action !== 'save') {
    const change = { remove: withoutBrochure, restore: withRestoredBrochure }[action]
    const asked: BrochuresAsked = {
      ...{ ...from, upload: null },
      make: (standing, lines) => change(standing, lines, key),
    }
    return answerFilesProposed(c, await proposeBrochures(db, account, asked, signIn.now()), NO_BROCHURE)
  }
  const { said, flaws } = readBrochure(sent, false)
  if (flaws.size > 0) return c.json(flawsOf(flaws), 422)
  const upload = newUpload(said.file)
  const wish = { title: said.title, language: said.language, upload: upload?.address ?? null }
  const asked: BrochuresAsked = {
    ...{ ...from, upload },
    make: (standing, lines) => withSavedBrochure(standing, lines, key, wish),
  }
  return answerFilesProposed(c, await proposeBrochures(db, account, asked, signIn.now()), NO_BROCHURE)
})
deskOwnBrochureCalls.openapi(fileRoute, async (c) => {
  const file = await getUploadFor(c.var.db, c.var.account, c.req.valid('param').name)
  if (file === null) return c.json({ message: NO_BROCHURE }, 404)
  return c.body(new Uint8Array(file), 200, { 'Content-Type': 'application/pdf', 'Cache-Control': 'no-store' })
})
