import { feeSheetListSchema, type FeeSheet } from '@/lib/contract/fee-rules'
import { FEE_SHEETS } from '@/provider/costs/fee-sheets'

/** The sheet of 2025-26 as the website reads it. */
export const [FEE_SHEET] = feeSheetListSchema.parse({ data: FEE_SHEETS }) as [FeeSheet]

/** The same as the provider answers it. */
export const FEE_SHEETS_ANSWER = { data: FEE_SHEETS }
