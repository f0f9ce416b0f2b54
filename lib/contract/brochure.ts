import { z } from 'zod'
import { englishText, id, list, required } from '@/lib/contract/lenient'

const brochureSchema = z
  .object({ brochure_id: required(id), title: englishText, file_url: required(englishText) })
  .transform(({ brochure_id, title, file_url }) => ({ id: brochure_id, title, fileUrl: file_url }))
export type Brochure = z.output<typeof brochureSchema>

/** `GET /institute/{id}/brochures`. */
export const brochureListSchema = z.object({ brochures: list(brochureSchema) }).transform((answer) => answer.brochures)
