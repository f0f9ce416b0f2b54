import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import { REMOVED_DAYS } from '@/lib/contract/constants'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { DAY_MS } from '@/lib/contract/time'
import { brochures, removedBrochures } from '@/provider/directory/store/brochure-tables'
import { institutes } from '@/provider/directory/store/schema'
import { BROCHURE_UPLOADS } from '@/provider/pictures/upload-address'
import { deskUploads } from '@/provider/pictures/upload-tables'
import type { Database } from '@/provider/platform/database'

/** `language` of the file, `null` where nobody has said; a title is in the file's language. */
export type Brochure = { id: number | string; title: string | null; fileUrl: string; language: Language | null }

/** Those that the institution has of the sample and the desk, by their ids. */
export const listOwnBrochures = (db: Database, instituteId: number) =>
  db.select().from(brochures).where(eq(brochures.instituteId, instituteId)).orderBy(asc(brochures.id))

/** Those that a list names, under their language. */
export async function listNamedBrochures(db: Database, instituteId: number) {
  const [named] = await db
    .select({ en: institutes.brochure, kn: institutes.brochure_kn })
    .from(institutes)
    .where(eq(institutes.id, instituteId))
  // A list says those of the first languages alone.
  const ofLists: Partial<Record<Language, string | null>> = named ?? {}
  return LANGUAGES.flatMap((language) => {
    const fileUrl = ofLists[language] ?? null
    return fileUrl === null ? [] : [{ id: language, title: null, fileUrl, language }]
  })
}

export async function listBrochures(db: Database, instituteId: number): Promise<Brochure[]> {
  return [...(await listOwnBrochures(db, instituteId)), ...(await listNamedBrochures(db, instituteId))]
}

/** The file at an address, as long as an institution has it; one that was removed is nobody's to read. */
export async function getBrochureFile(db: Database, address: string): Promise<Buffer | null> {
  const [found] = await db
    .select({ file: deskUploads.file })
    .from(deskUploads)
    .innerJoin(brochures, eq(brochures.fileUrl, deskUploads.address))
    .where(eq(deskUploads.address, address))
  return found?.file ?? null
}

/** Takes away for good what was removed so long ago that nobody brings it back, and the files that no brochure has any more. */
export async function purgeBrochures(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REMOVED_DAYS * DAY_MS)
  // Also of institutions that are gone: a merge of a former release left them under the embedded database.
  await db
    .delete(removedBrochures)
    .where(
      or(
        lt(removedBrochures.removedAt, since),
        sql`${removedBrochures.instituteId} not in (select ${institutes.id} from ${institutes})`,
      ),
    )
  await db.delete(deskUploads).where(
    and(
      sql`starts_with(${deskUploads.address}, ${BROCHURE_UPLOADS})`,
      sql`${deskUploads.address} not in (
        select ${brochures.fileUrl} from ${brochures} union all select ${removedBrochures.fileUrl} from ${removedBrochures})`,
    ),
  )
}
