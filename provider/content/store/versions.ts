import { and, desc, eq, max, or, sql } from 'drizzle-orm'
import type { SectionName } from '@/lib/contract/content/sections'
import type { VersionKind } from '@/lib/contract/desk/content'
import { contentDrafts, contentVersions } from '@/provider/content/store/content-tables'
import type { Database } from '@/provider/platform/database'

/** Whose version it is: an account's of the desk, or an operator's by a command. */
export type Author = { id: number | null; name: string }

export type Written = { kind: VersionKind; fields: unknown; madeFrom: number | null; author: Author; at: Date }

/** Under the lock of content: no two have one number. @returns its number */
export async function addVersion(tx: Database, section: SectionName, written: Written): Promise<number> {
  const [last] = await tx
    .select({ number: max(contentVersions.number) })
    .from(contentVersions)
    .where(eq(contentVersions.section, section))
  const { author, ...rest } = written
  const number = (last?.number ?? 0) + 1
  await tx.insert(contentVersions).values({ ...rest, section, number, accountId: author.id, by: author.name })
  return number
}

const { number, kind, madeFrom, at, accountId, by } = contentVersions
/** Without what stands in it. */
const COLUMNS = { number, kind, madeFrom, at, accountId, by }

const of = (section: SectionName) => eq(contentVersions.section, section)

/**
 * What a section is now for whoever edits it: the draft that waits, or what was published, whichever is later. A draft
 * that was discarded is none any more: who had it before them writes on something old. `null`: none yet.
 */
export async function getHead(db: Database, section: SectionName) {
  const isWaiting = sql`exists (select from content_drafts waiting where waiting.section = ${contentVersions.section} and waiting.number = ${number})`
  const [found] = await db
    .select(COLUMNS)
    .from(contentVersions)
    .where(and(of(section), or(eq(kind, 'published'), isWaiting)))
    .orderBy(desc(contentVersions.number))
    .limit(1)
  return found ?? null
}

export async function getVersion(db: Database, section: SectionName, wanted: number) {
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(and(of(section), eq(number, wanted)))
  return found ?? null
}

/** The draft of a section that waits to be published. */
export async function getDraft(db: Database, section: SectionName) {
  const [found] = await db
    .select({ version: contentVersions })
    .from(contentDrafts)
    .innerJoin(
      contentVersions,
      and(eq(contentVersions.section, contentDrafts.section), eq(contentVersions.number, contentDrafts.number)),
    )
    .where(eq(contentDrafts.section, section))
  return found?.version ?? null
}

export async function putDraft(tx: Database, section: SectionName, number: number): Promise<void> {
  await tx
    .insert(contentDrafts)
    .values({ section, number })
    .onConflictDoUpdate({ target: contentDrafts.section, set: { number } })
}

/** @returns the number of the version that waited; `null`: none did */
export async function removeDraft(tx: Database, section: SectionName): Promise<number | null> {
  const [removed] = await tx.delete(contentDrafts).where(eq(contentDrafts.section, section)).returning()
  return removed?.number ?? null
}

/** The drafts of all sections. */
export function listDrafts(db: Database) {
  return db
    .select({ section: contentDrafts.section, ...COLUMNS, fields: contentVersions.fields })
    .from(contentDrafts)
    .innerJoin(
      contentVersions,
      and(eq(contentVersions.section, contentDrafts.section), eq(contentVersions.number, contentDrafts.number)),
    )
}

/** What was published last of each section, or of one. */
export function listPublished(db: Database, section?: SectionName) {
  const isPublished = eq(contentVersions.kind, 'published')
  return db
    .selectDistinctOn([contentVersions.section], { section: contentVersions.section, ...COLUMNS })
    .from(contentVersions)
    .where(section === undefined ? isPublished : and(of(section), isPublished))
    .orderBy(contentVersions.section, desc(contentVersions.number))
}

/** A page of what a section was, the latest first. */
export async function listVersions(
  db: Database,
  section: SectionName,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await db
    .select(COLUMNS)
    .from(contentVersions)
    .where(of(section))
    .orderBy(desc(contentVersions.number))
    .limit(limit)
    .offset((page - 1) * limit)
  const total = await db.$count(contentVersions, of(section))
  return { rows, total }
}

/** What this account wrote while somebody else saved, and nobody has taken up since; the latest. */
export async function getSetAside(db: Database, section: SectionName, accountId: number) {
  const takenUp = sql`exists (select 1 from content_versions later where later.section = ${contentVersions.section} and later.made_from = ${contentVersions.number})`
  const [found] = await db
    .select(COLUMNS)
    .from(contentVersions)
    .where(
      and(
        of(section),
        eq(contentVersions.kind, 'aside'),
        eq(contentVersions.accountId, accountId),
        sql`not ${takenUp}`,
      ),
    )
    .orderBy(desc(contentVersions.number))
    .limit(1)
  return found ?? null
}
