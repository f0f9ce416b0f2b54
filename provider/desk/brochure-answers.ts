import { z } from '@hono/zod-openapi'
import {
  BROCHURE_PROPOSALS,
  type BrochureField,
  type BrochureFlaw,
  type DeskBrochureAddBody,
  MAX_BROCHURE_BYTES,
  MAX_BROCHURE_TITLE_LENGTH,
} from '@/lib/contract/desk/institution-brochures'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { maxBytes } from '@/provider/http/body-limit'
import { tidyLine } from '@/provider/http/cells'
import { UNFIT } from '@/provider/http/fields'

/** Base64 makes four bytes of three. One that is too large is read so far that it is said beside its field. */
export const BROCHURE_BODY = maxBytes(Math.ceil(MAX_BROCHURE_BYTES / 3) * 4 + 64 * 1024)

export const proposedFile = z
  .string()
  .nullable()
  .openapi({ description: 'The name of a file that is proposed; `null`: the one that stands there' })
const brochureSchema = z.strictObject({
  id: z.int(),
  title: z.string(),
  language: z.enum(LANGUAGES).nullable(),
})
/** @param offered what is said of each @param removed what is said of one that goes or went */
const brochuresOf = <Offered extends z.ZodType, Removed extends z.ZodType>(offered: Offered, removed: Removed) =>
  z.strictObject({
    data: z.strictObject({
      version: z.string(),
      brochures: z.array(offered),
      removed: z.array(removed),
      listed: z.array(z.enum(LANGUAGES)).openapi({ description: 'The languages in which a list names one' }),
    }),
  })
export const brochuresSchema = brochuresOf(brochureSchema, brochureSchema.extend({ removed_at: z.iso.datetime() }))
/** One that is proposed to be added has no number yet; the proposal has one time for all that is done to it. */
export const ownBrochuresSchema = brochuresOf(
  brochureSchema.extend({
    id: z.string(),
    proposed: z.enum(BROCHURE_PROPOSALS).nullable().openapi({ description: '`null`: it stands so' }),
    file: proposedFile,
  }),
  brochureSchema,
)

const SIGNATURE = '%PDF-'
const TRAILER = '%%EOF'
/** Within so many of its last bytes a file has its end (ISO 32000-1, annex H.3, 18). */
const TRAILER_BYTES = 1024

/** By content alone: what begins and ends as a PDF does. What lies between, the reader of it finds. */
function flawOf(file: Buffer): BrochureFlaw | null {
  if (file.length === 0) return 'needed'
  if (file.length > MAX_BROCHURE_BYTES) return 'tooLarge'
  if (file.toString('latin1', 0, SIGNATURE.length) !== SIGNATURE) return 'format'
  return file.subarray(-TRAILER_BYTES).includes(TRAILER) ? null : 'broken'
}

/** What is said of a brochure; `file`: its bytes, `null` where none is sent. */
export type BrochureSaid = { title: string; language: Language | null; file: Buffer | null }
type Sent = Pick<DeskBrochureAddBody, 'language'> & { title?: string | undefined; file?: string | undefined }

/** What is said of a brochure, or what is wrong with it. */
export function readBrochure({ title: typed = '', language, file: sent = '' }: Sent, isFileNeeded: boolean) {
  const title = tidyLine(typed)
  const flaws = new Map<BrochureField, BrochureFlaw>()
  if (title === '') flaws.set('title', 'needed')
  else if (UNFIT.test(title)) flaws.set('title', 'unfit')
  else if ([...title].length > MAX_BROCHURE_TITLE_LENGTH) flaws.set('title', 'tooLong')
  const file = sent === '' && !isFileNeeded ? null : Buffer.from(sent, 'base64')
  const flaw = file === null ? null : flawOf(file)
  if (flaw !== null) flaws.set('file', flaw)
  const said: BrochureSaid = { title, language: language === 'none' ? null : language, file }
  return { said, flaws }
}
