import 'server-only'
import { z } from 'zod'
import { MAX_ID } from '@/lib/contract/constants'
import { isNewDraft, type NewDraft } from '@/lib/contract/desk/draft'

/** The number of a record of the desk, in an address or a form. */
export const recordId = z.coerce.number().int().min(1).max(MAX_ID)
/** What is called so in its place until it is there. */
export const newDraftId = z.custom<NewDraft>((id) => typeof id === 'string' && isNewDraft(id))
/** That of an institution, or of the draft of one. */
export const institutionId = recordId.or(newDraftId)
