import { z } from 'zod'
import { LANGUAGES } from '@/lib/contract/language'
import { answerList, englishText, id, required, word } from '@/lib/contract/lenient'

const brochureSchema = z
  .object({
    brochure_id: required(id),
    title: englishText,
    file_url: required(englishText),
    language: word(LANGUAGES),
  })
  .transform(({ brochure_id, title, file_url, language }) => ({ id: brochure_id, title, fileUrl: file_url, language }))
/** A title is in the language of the file, which is `null` where the provider says none. `fileUrl` is as the provider wrote it, fetched by the server alone and only from allowed hosts. */
export type Brochure = z.output<typeof brochureSchema>

/** `GET /institute/{id}/brochures`. */
export const brochureListSchema = answerList(brochureSchema, 'brochures')
