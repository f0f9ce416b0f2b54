import type { InstituteDetail } from '@/lib/contract/institute'
import { licenceToGiveOn } from '@/lib/contract/licence'

/** Whether a list that names its courses may be given on, as far as the page knows; of none, they are the guide's own. */
export function hasOpenCourses({ courses, statements, sources }: InstituteDetail): boolean {
  if (courses.length === 0) return false
  const behind = statements.filter(({ figure }) => figure === 'courses').map(({ source }) => source)
  const licences = sources.filter(({ name }) => behind.includes(name)).map(({ licence }) => licence)
  return behind.length === 0 || licences.some((licence) => licence === 'own' || licenceToGiveOn(licence, null) !== null)
}
