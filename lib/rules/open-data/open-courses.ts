import type { InstituteDetail } from '@/lib/contract/institute'
import { type LicenceName, licenceToGiveOn } from '@/lib/contract/licence'

/**
 * Whether a list that names its courses may be given on, as far as the page knows; of none, they are the guide's own.
 * @param own the operator's licence; `null`: nothing of theirs is given on
 */
export function hasOpenCourses({ courses, statements, sources }: InstituteDetail, own: LicenceName | null): boolean {
  if (courses.length === 0) return false
  const behind = statements.filter(({ figure }) => figure === 'courses').map(({ source }) => source)
  const licences = sources.filter(({ name }) => behind.includes(name)).map(({ licence }) => licence)
  const all = behind.length === 0 ? ['own'] : licences
  return all.some((licence) => licenceToGiveOn(licence, own) !== null)
}
