import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { PICTURE_ACTIONS, typedAlt } from '@/lib/contract/desk/picture-words'
import { PROPOSED_PICTURES } from '@/lib/contract/desk/proposal-parts'
import { pictureId } from '@/lib/rules/desk/picture-id'
import { OWN, pageOf } from '@/lib/rules/desk/whose'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { altSchemas, sayProposed, whose } from '@/lib/server/desk/whose-form'

/** Says what is seen on a picture of an institution, moves it, removes it, or brings one back, or of one's own proposes that; its page shows that one. */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    id: whose,
    version: z.string(),
    address: z.string(),
    action: z.enum(PICTURE_ACTIONS),
    ...altSchemas,
  }),
  ask({ lang, id, version, address, action, ...alt }, visitor) {
    const sent = { version, address, action, ...alt }
    return id === OWN
      ? callForVisitor(visitor, 'POST', deskEndpoints.deskProposePictureChange, { ...sent, language: lang })
      : callForVisitor(visitor, 'POST', deskEndpoints.deskPictureChange(id), sent)
  },
  done({ id, action }, answer) {
    if (id === OWN) return sayProposed(answer)
    return action === 'remove' ? 'pictureRemoved' : 'saved'
  },
  refusals: { 423: 'importing' },
  page: ({ id }) => pageOf(id, 'pictures'),
  place({ id, action, address }) {
    if (action !== 'remove') return pictureId(address)
    // An upload that one takes back stands nowhere any more.
    return id === OWN && address.startsWith(PROPOSED_PICTURES) ? 'gallery' : 'removed'
  },
  typed: ({ address, ...input }) => ({ address, ...typedAlt((name) => input[name]) }),
})
