import { z } from '@hono/zod-openapi'
import { AUDIT_ACTIONS } from '@/lib/contract/desk/audit'
import type { deskAudit } from '@/provider/desk/store/desk-tables'

const valuesSchema = z.union([z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])), z.null()])

export const auditEntrySchema = z
  .strictObject({
    id: z.int(),
    at: z.iso.datetime(),
    by: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    record: z.string(),
    before: valuesSchema,
    after: valuesSchema,
  })
  .openapi('AuditEntry')

export const auditAnswer = ({ id, at, by, action, record, before, after }: typeof deskAudit.$inferSelect) => ({
  id,
  at: at.toISOString(),
  by,
  action,
  record,
  before,
  after,
})
