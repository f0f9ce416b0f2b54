import { z } from '@hono/zod-openapi'
import { listFeeSheets } from '@/provider/costs/fee-sheet-list'
import { feeSheetSchema } from '@/provider/costs/fee-sheets'
import { deskRoute } from '@/provider/desk/desk-route'
import { recordCalls } from '@/provider/desk/record-calls'
import { FEE_SHEET_RECORDS } from '@/provider/desk/store/fee-sheets'
import { json } from '@/provider/http/answers'

const listRoute = deskRoute('GET /desk/fee-sheets', {
  summary: 'Fee sheets as GET /fee-rules has them, past all caches',
  responses: { 200: json(z.strictObject({ data: z.array(feeSheetSchema) }), 'The sheets') },
})

export const deskFeeSheetCalls = recordCalls(FEE_SHEET_RECORDS, {
  ...{ thing: 'A fee sheet', isSample: () => false },
})
deskFeeSheetCalls.openapi(listRoute, async (c) => c.json({ data: await listFeeSheets(c.var.db) }, 200))
