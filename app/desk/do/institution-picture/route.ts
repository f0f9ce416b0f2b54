import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { PICTURE_ACTIONS } from '@/lib/contract/desk/picture-words'
import { pictureId } from '@/lib/rules/desk/picture-id'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Says what is seen on a picture of an institution, moves it, removes it, or brings one back; its page shows that one. */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    id: recordId,
    version: z.string(),
    address: z.string(),
    action: z.enum(PICTURE_ACTIONS),
    alt_en: z.string().default(''),
    alt_kn: z.string().default(''),
  }),
  ask: ({ id, version, address, action, alt_en, alt_kn }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskPictureChange(id), { version, address, action, alt_en, alt_kn }),
  done: ({ action }) => (action === 'remove' ? 'pictureRemoved' : 'saved'),
  refusals: { 423: 'importing' },
  page: ({ id }) => `/institutions/${id}/pictures`,
  place: ({ action, address }) => (action === 'remove' ? 'removed' : pictureId(address)),
  typed: ({ address, alt_en, alt_kn }) => ({ address, alt_en, alt_kn }),
})
