import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { BULK_FIELDS, bulkDoneSchema } from '@/lib/contract/desk/bulk'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { bulkPath, FOUND_BY } from '@/lib/rules/desk/bulk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { callForVisitor } from '@/lib/server/auth/session-call'

/** Says one thing of many institutions as they were shown; refused, it leads back to what was asked for. */
export const POST = deskRoute({
  schema: z.object({
    ...{ lang: language, field: z.enum(BULK_FIELDS), value: z.string().max(1_000), records: z.string().max(40_000) },
    found: z.string().max(1_000).optional(),
  }),
  ask: ({ field, value, records }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskChangeMany, { records, field, value }),
  done: 'done',
  refusals: { 409: 'allLeft', 423: 'importing' },
  page({ field, value, records, found }, isDone, answer) {
    const { data } = bulkDoneSchema.safeParse(answer)
    if (isDone && data) return `/institutions/changes/${data.id}`
    if (found !== undefined)
      return bulkPath({
        ids: [],
        found: deskQuery(Object.fromEntries(new URLSearchParams(found)), FOUND_BY),
        field,
        value,
      })
    const ids = records.split(' ').flatMap((each) => /^\d+/.exec(each)?.[0] ?? [])
    return bulkPath({ ids, found: null, field, value })
  },
})
