import { z } from '@hono/zod-openapi'
import { INSTITUTE_SORTS, UNDERSTOOD_KINDS } from '@/lib/contract/institute-query'
import type { Understood } from '@/lib/contract/understood'
import { nullableTextSchema } from '@/provider/http/answers'

export const understoodSchema = z
  .strictObject({
    parts: z.array(
      z.strictObject({
        is: z.enum(UNDERSTOOD_KINDS),
        values: z.array(z.string()),
        name: nullableTextSchema,
        without: z.string().openapi({ description: 'The search without the words that say it' }),
      }),
    ),
    sort: z.enum(INSTITUTE_SORTS).nullable().openapi({ description: 'The order that the words ask for' }),
    unknown: z
      .array(z.string())
      .openapi({ description: 'Filters that the words ask for and that are known of nobody' }),
    is_missing: z.boolean().openapi({ description: 'Whether nobody of that name is of that kind and in that place' }),
  })
  .openapi('Understood', {
    description: 'There when the search was read as kinds and places, or as a name that nobody has',
  })

export function writeUnderstood({ isMissing, ...understood }: Understood): z.infer<typeof understoodSchema> {
  return { ...understood, is_missing: isMissing }
}
