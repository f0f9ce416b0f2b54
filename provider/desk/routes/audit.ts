import { z } from '@hono/zod-openapi'
import { AUDIT_ACTIONS } from '@/lib/contract/desk/audit'
import { auditAnswers, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute } from '@/provider/desk/desk-route'
import { listAudit } from '@/provider/desk/store/audit'
import { json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { choiceListParam, dayParam, pageParam, textParam } from '@/provider/http/params'

const PAGE = 50

const listRoute = deskRoute('GET /desk/audit', {
  summary: 'Who did what at the desk, the latest first; no entry can be changed or removed',
  request: {
    query: z.object({
      q: textParam(
        'Part of a name, also of the account or institution that was changed, of an action or of a record such as `enquiry 41`',
      ),
      actions: choiceListParam(
        'Besides what `q` names: those whose words a reader of another language searched for',
        AUDIT_ACTIONS,
      ),
      from: dayParam('From this day in India on'),
      to: dayParam('Until this day in India'),
      page: pageParam(),
    }),
  },
  responses: {
    200: json(
      z.strictObject({ data: z.array(auditEntrySchema), total: z.int(), page: z.int(), limit: z.int() }),
      'The entries',
    ),
  },
})

export const deskAuditCalls = createRouter()
deskAuditCalls.openapi(listRoute, async (c) => {
  const { page, ...query } = c.req.valid('query')
  const { rows, total } = await listAudit(c.var.db, { ...query, page, limit: PAGE })
  return c.json({ data: await auditAnswers(c.var.db, rows), total, page, limit: PAGE }, 200)
})
