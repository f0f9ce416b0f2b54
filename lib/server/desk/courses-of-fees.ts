import 'server-only'
import type { Option } from '@/lib/contract/lookup'
import { surviveOutage } from '@/lib/server/provider/outage'
import { findFeeSheets } from '@/lib/server/reads/costs'

/** The courses of all fee sheets, the newest names first; nothing while the provider is away. */
export async function readFeeCourses(): Promise<readonly Option[]> {
  const sheets = (await surviveOutage(() => findFeeSheets(), { fallback: null })) ?? []
  const courses = sheets.flatMap(({ tables }) => tables.flatMap((table) => table.courses))
  return [...new Map(courses.toReversed().map(({ id, name }) => [id, { id, name }])).values()].toReversed()
}
