import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { MAX_REVIEWS_ON_PAGE } from '@/lib/contract/constants'
import { studentPictures } from '@/provider/account/store/student-tables'
import { listDisambiguations } from '@/provider/directory/store/disambiguations'
import { listPictureTexts } from '@/provider/directory/store/institute-pictures'
import { cities, courses, districts, importedRecords, institutes, reviews } from '@/provider/directory/store/schema'
import { matchCases } from '@/provider/import/store/import-tables'
import { reviewReplies } from '@/provider/reviews/reply-tables'
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
    .where(and(eq(institutes.id, id), isNull(institutes.retiredAt)))
  if (!found) return null
  const [itsCourses, itsReviews, apart, said, pictureTexts] = await Promise.all([
    db.select().from(courses).where(eq(courses.instituteId, id)).orderBy(asc(courses.position), asc(courses.id)),
    db
      .select({ review: reviews, picture: studentPictures.name, reply: reviewReplies })
      .from(reviews)
      .leftJoin(studentPictures, eq(studentPictures.studentId, reviews.studentId))
      .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
      .where(and(eq(reviews.instituteId, id), eq(reviews.state, 'shown')))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(MAX_REVIEWS_ON_PAGE),
    listDisambiguations(db, await liveDirectory(db).search(), [id]),
    findStatements(db, id),
    listPictureTexts(db, id),
  ])
  const disambiguation = apart.get(id) ?? null
  return { ...found, disambiguation, courses: itsCourses, reviews: itsReviews, pictureTexts, ...said }
}

/** What is looked up for an institution by what it says, for one that says something else than it does, or is not there yet. */
export async function lookUpFor(db: Database, row: typeof institutes.$inferSelect) {
  const [found] = await db
    .select({
      city: cities.name,
      district: districts.name,
      ownership: ownershipIn(sql`${row.ownership}::text`),
      gender: genderOf(sql`${row.gender}::text`, sql`${JSON.stringify(row.name)}::text`),
    })
    .from(sql`(select) as one`)
    .leftJoin(cities, sql`${cities.id} = ${row.cityId}::int`)
    .leftJoin(districts, sql`${districts.id} = ${row.districtId}::int`)
  return found
}

/**
 * What became of an institution that is not there: `null` where there never was one; else the id of its successor, if it
 * has one. Who was found to be another one (docs/import.md) is gone, too.
 */
export async function findRetired(db: Database, id: number): Promise<{ successorId: number | null } | null> {
  const [retired] = await db
    .select({ successorId: institutes.successorId })
    .from(institutes)
    .where(and(eq(institutes.id, id), isNotNull(institutes.retiredAt)))
  if (retired !== undefined) return retired
  const [merged] = await db
    .select({ successorId: importedRecords.instituteId })
    .from(matchCases)
    .innerJoin(
      importedRecords,
      and(eq(importedRecords.source, matchCases.source), eq(importedRecords.externalId, matchCases.externalId)),
    )
    .where(and(eq(matchCases.formerInstituteId, id), eq(matchCases.decision, 'same')))
    .limit(1)
  return merged === undefined || merged.successorId === id ? null : merged
}

export async function isInstitute(db: Database, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: institutes.id })
    .from(institutes)
    .where(and(eq(institutes.id, id), isNull(institutes.retiredAt)))
  return found !== undefined
}
