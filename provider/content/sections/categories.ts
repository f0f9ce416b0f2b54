import { z } from '@hono/zod-openapi'
import { description, image, list, title } from '@/provider/content/fields'
import { TAXONOMY } from '@/provider/taxonomy'

const MOST = 100

const ID = 'expects the number of a type and of one of its streams (GET /get/institutetype, /get/streams/{id})'

function isStreamOf(typeId: number, streamId: number): boolean {
  return TAXONOMY.some(({ id, streams }) => id === typeId && streams.some((stream) => stream.id === streamId))
}

/** A tile of the home page, which leads to the institutions of one stream. */
export const category = z
  .strictObject(
    {
      id: z.int(ID),
      institute_type_id: z.int(ID),
      name: title,
      description: description.optional(),
      image_url: image.optional(),
    },
    'expects a category: {"id": 101, "institute_type_id": 1, "name": {"en": "…"}, …}',
  )
  .refine(({ id, institute_type_id }) => isStreamOf(institute_type_id, id), { path: ['id'], message: ID })
  .openapi('Category')

export const categories = list(category, MOST)
