import { asc, eq } from 'drizzle-orm'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { brochures, institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/** `language` of the file, `null` where nobody has said; a title is in the file's language. */
export type Brochure = { id: number | string; title: string | null; fileUrl: string; language: Language | null }

/** Those of an institution by their ids, then those that a list names, under their language. */
export async function listBrochures(db: Database, instituteId: number): Promise<Brochure[]> {
  const [named] = await db
    .select({ en: institutes.brochure, kn: institutes.brochure_kn })
    .from(institutes)
    .where(eq(institutes.id, instituteId))
  const own = await db.select().from(brochures).where(eq(brochures.instituteId, instituteId)).orderBy(asc(brochures.id))
  // A list says those of the first languages alone.
  const ofLists: Partial<Record<Language, string | null>> = named ?? {}
  const ofList = (language: Language): Brochure[] => {
    const fileUrl = ofLists[language] ?? null
    return fileUrl === null ? [] : [{ id: language, title: null, fileUrl, language }]
  }
  return [...own, ...LANGUAGES.flatMap(ofList)]
}
