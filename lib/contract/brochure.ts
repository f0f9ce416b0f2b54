import { z } from 'zod'
import { answerList, englishText, id, required } from '@/lib/contract/lenient'

const brochureSchema = z
  .object({ brochure_id: required(id), title: englishText, file_url: required(englishText) })
  .transform(({ brochure_id, title, file_url }) => ({ id: brochure_id, title, fileUrl: file_url }))
/** `fileUrl` is as the provider wrote it, fetched by the server alone and only from allowed hosts. */
export type Brochure = z.output<typeof brochureSchema>

/** `GET /institute/{id}/brochures`. */
export const brochureListSchema = answerList(brochureSchema, 'brochures')
