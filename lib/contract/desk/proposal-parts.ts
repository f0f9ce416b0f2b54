import { z } from 'zod'
import { DESK_BROCHURE_ADD, DESK_BROCHURE_CHANGE } from '@/lib/contract/desk/institution-brochures'
import { DESK_COURSES, deskCourseSchema } from '@/lib/contract/desk/institution-courses'
import { DESK_PICTURE_ADD, DESK_PICTURE_CHANGE, deskPictureSchema } from '@/lib/contract/desk/institution-pictures'
import { LANGUAGES } from '@/lib/contract/language'
import { flag, id, list, orNull, required, string, underData, word } from '@/lib/contract/lenient'

/** What became of a line of a proposal; of one that waits, nothing yet. */
export const PROPOSAL_FATES = ['accepted', 'refused', 'gone'] as const
export type ProposalFate = (typeof PROPOSAL_FATES)[number]

/** Under it are the addresses of files that nobody has accepted yet: no call answers one but `GET /desk/proposed-pictures/{name}` and `GET /desk/proposed-brochures/{name}`. */
export const PROPOSED_UPLOADS = '/media/proposed/'
/** The name of a file that is proposed, by its address; `null`: nobody proposes what stands there. */
export const proposedName = (address: string) =>
  address.startsWith(PROPOSED_UPLOADS) ? address.slice(PROPOSED_UPLOADS.length) : null
/** So many days after it was uploaded such a file is gone, whether or not somebody has decided. */
export const PROPOSED_UPLOAD_DAYS = 90

/** What is proposed of pictures. `ordered`: all of the gallery, in another order. */
export const PICTURE_PROPOSALS = ['added', 'removed', 'said', 'logo', 'ordered'] as const
export type PictureProposal = (typeof PICTURE_PROPOSALS)[number]

/** `POST /desk/record/courses`: as `POST /desk/institutions/{id}/courses`; `language`: that of the page. */
export const DESK_PROPOSE_COURSES = { ...DESK_COURSES, language: 'text?' } as const
/** `POST /desk/record/pictures`. */
export const DESK_PROPOSE_PICTURE_ADD = { ...DESK_PICTURE_ADD, language: 'text?' } as const
/** `POST /desk/record/pictures/change`. */
export const DESK_PROPOSE_PICTURE_CHANGE = { ...DESK_PICTURE_CHANGE, language: 'text?' } as const

/** `POST /desk/record/brochures`: as `POST /desk/institutions/{id}/brochures`, whose `language` is the file's; `page_language`: that of the page. */
export const DESK_PROPOSE_BROCHURE_ADD = { ...DESK_BROCHURE_ADD, page_language: 'text?' } as const
/** `POST /desk/record/brochures/change`: `restore` proposes nothing of it any more. */
export const DESK_PROPOSE_BROCHURE_CHANGE = { ...DESK_BROCHURE_CHANGE, page_language: 'text?' } as const

/** How a line stands to the record as it is now. */
const standing = {
  /** By which it is accepted. Never by its place: a line that cannot be read is left out. */
  name: required(string),
  fate: word(PROPOSAL_FATES),
  /** The record says so already. */
  stands: flag,
  /** The record says something else than when it was proposed. */
  moved: flag,
}
/** `null` of a course: there was, is or is to be none. */
export const courseLine = z.object({
  was: orNull(deskCourseSchema),
  now: orNull(deskCourseSchema),
  proposed: orNull(deskCourseSchema),
  ...standing,
})
export type CourseLine = z.output<typeof courseLine>
/** The pictures that a line is about, with what is seen on them: none, one, or of an order all. */
export const pictureLine = z.object({
  what: required(word(PICTURE_PROPOSALS)),
  was: list(deskPictureSchema),
  now: list(deskPictureSchema),
  proposed: list(deskPictureSchema),
  /** What was uploaded is there no more: nobody can take it over. */
  is_gone: flag,
  ...standing,
})
export type PictureLine = z.output<typeof pictureLine>

const brochure = z.object({
  title: required(string),
  language: word(LANGUAGES),
  /** The name of a file that is proposed; `null`: the one that stands there. */
  file: string,
})
/** `null` of a brochure: there was, is or is to be none. */
export const brochureLine = z.object({
  /** By which its institution offers it; `null` of one that is added. */
  id,
  ...{ was: orNull(brochure), now: orNull(brochure), proposed: orNull(brochure) },
  /** It, or the file that is proposed, is there no more: nobody can take it over. */
  is_gone: flag,
  /** Another file stands there than when it was proposed. */
  is_replaced: flag,
  ...standing,
})
export type BrochureLine = z.output<typeof brochureLine>
export type LineBrochure = z.output<typeof brochure>

/** `GET /desk/proposed-pictures/{name}`: a WebP in Base64. */
export const proposedPictureSchema = underData(z.object({ image: required(string) }))
