import { and, asc, desc, eq } from 'drizzle-orm'
import { studentPictures } from '@/provider/account/store/student-tables'
import { listDisambiguations } from '@/provider/directory/store/disambiguations'
import { cities, courses, districts, institutes, reviews } from '@/provider/directory/store/schema'
import { findStatements } from '@/provider/sources/store'
import { genderOf } from '@/provider/gender'
import { ownershipIn } from '@/provider/ownership'
import type { Database } from '@/provider/platform/database'
import { liveDirectory } from '@/provider/search/live-directory'

/** Everything known about one institution, or `null` when there is none with this id. */
export async function getInstituteDetails(db: Database, id: number) {
  const [found] = await db
    .select({
      institute: institutes,
      city: cities.name,
      district: districts.name,
      ownership: ownershipIn(institutes.ownership),
      gender: genderOf(institutes.gender, institutes.name),
    })
    .from(institutes)
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(eq(institutes.id, id))
  if (!found) return null
  const [itsCourses, itsReviews, apart, said] = await Promise.all([
    db.select().from(courses).where(eq(courses.instituteId, id)).orderBy(asc(courses.position), asc(courses.id)),
    db
      .select({ review: reviews, picture: studentPictures.name })
      .from(reviews)
      .leftJoin(studentPictures, eq(studentPictures.studentId, reviews.studentId))
      .where(and(eq(reviews.instituteId, id), eq(reviews.state, 'shown')))
      .orderBy(desc(reviews.createdAt), desc(reviews.id)),
    listDisambiguations(db, await liveDirectory(db).search(), [id]),
    findStatements(db, id),
  ])
  const disambiguation = apart.get(id) ?? null
  return { ...found, disambiguation, courses: itsCourses, reviews: itsReviews, ...said }
}

export async function isInstitute(db: Database, id: number): Promise<boolean> {
  const [found] = await db.select({ id: institutes.id }).from(institutes).where(eq(institutes.id, id))
  return found !== undefined
}
