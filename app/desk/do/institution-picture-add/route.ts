import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { PICTURE_CUTS, PICTURE_PLACES, typedAlt } from '@/lib/contract/desk/picture-words'
import { OWN, pageOf } from '@/lib/rules/desk/whose'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { altSchemas, sayProposed, whose } from '@/lib/server/desk/whose-form'
import { TEXT_BODY_BYTES } from '@/lib/server/read-body'

/** Adds a picture to an institution, or proposes one of one's own; what was typed is kept where it was refused, and the file is chosen again. */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    id: whose,
    version: z.string(),
    place: z.enum(PICTURE_PLACES),
    cut: z.enum(PICTURE_CUTS),
    frame: z.string().catch(''),
    ...altSchemas,
    // Of a form that is too large it was not read.
    file: z.instanceof(File).nullable().catch(null),
  }),
  largestText: MAX_PICTURE_BYTES + TEXT_BODY_BYTES,
  file: 'file',
  async ask({ lang, id, version, place, cut, frame, file, ...alt }, visitor) {
    const sent = {
      ...{ version, place, cut, ...alt },
      ...(cut === 'frame' && { frame }),
      file: file === null ? '' : Buffer.from(await file.arrayBuffer()).toString('base64'),
    }
    return id === OWN
      ? callForVisitor(visitor, 'POST', deskEndpoints.deskProposePictureAdd, { ...sent, language: lang })
      : callForVisitor(visitor, 'POST', deskEndpoints.deskPictureAdd(id), sent)
  },
  done: ({ id }, answer) => (id === OWN ? sayProposed(answer) : 'saved'),
  refusals: { 423: 'importing' },
  page: ({ id }) => pageOf(id, 'pictures'),
  place: (_, isDone) => (isDone ? null : 'add'),
  typed: ({ place, cut, frame, ...input }) => ({
    ...{ place, cut, ...typedAlt((name) => input[name]) },
    ...(cut === 'frame' && { frame }),
  }),
})
