import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { SECTION_NAMES } from '@/lib/contract/content/sections'
import { REVERTED_AS } from '@/lib/contract/desk/content'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'

const number = z.coerce.number().int().min(0)

/** Makes a version of a section its draft again, or publishes it. */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    section: z.enum(SECTION_NAMES),
    version: number,
    to: number,
    as: z.enum(REVERTED_AS),
  }),
  ask: ({ section, version, to, as }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskContentRevert(section), { version, to, as }),
  done: ({ as }) => (as === 'draft' ? 'draftSaved' : 'published'),
  refusals: { 409: 'contentChanged', 422: 'notPublished' },
  page: ({ section }) => `/content/${section}`,
})
