import 'server-only'
import { indianDay } from '@/lib/contract/indian-day'
import { readFeeSheets, readScholarships } from '@/lib/server/reads/costs'

/** What the page of costs shows, whatever was chosen. */
export async function readCosts() {
  const [sheets, scholarships] = await Promise.all([readFeeSheets(), readScholarships()])
  return {
    sheets: sheets === 'failed' ? sheets : sheets.content,
    scholarships: scholarships === 'failed' ? scholarships : scholarships.content,
    today: indianDay(Date.now()),
  }
}
