import { z } from '@hono/zod-openapi'
import { REPORTABLE } from '@/lib/contract/source'
import { textSchema } from '@/provider/http/answers'

/** An error that a visitor reported, as a call answers it. */
const errorReportSchema = z.strictObject({
  ...{ id: z.int(), reported_at: z.iso.datetime(), words: z.string(), address: z.string() },
  figure: z.enum(REPORTABLE).nullable(),
  institution: z.union([z.strictObject({ id: z.int(), name: textSchema }), z.null()]),
})
export const errorReportsSchema = z.strictObject({ count: z.int(), latest: z.array(errorReportSchema) })
