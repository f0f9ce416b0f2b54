import type { SectionName } from '@/lib/contract/content/sections'
import { leavesOf } from '@/lib/rules/desk/content-form'
import { DESCRIPTIONS } from '@/lib/contract/content/sections'
import type { AuditAction, AuditValues } from '@/lib/contract/desk/audit'
import type { Content } from '@/provider/content/sections'
import { getContent, putSection } from '@/provider/content/store/content'
import { type Author, getHead } from '@/provider/content/store/versions'
import { noteAudit } from '@/provider/desk/store/audit'
import type { Database } from '@/provider/platform/database'

/** The trail says what changed in so many places, each in so many characters; all of it stands in the versions. */
const MAX_PLACES = 20
const EXCERPT = 200

/** As what the trail has a section: this and its name. */
export const SECTION_RECORD = 'content '
export const recordOfSection = (section: SectionName) => SECTION_RECORD + section

/** What stands in the places that differ, before and after, as the audit trail has it. */
function changesOf(section: SectionName, before: unknown, after: unknown): { before: AuditValues; after: AuditValues } {
  const [old, fresh] = [before, after].map(
    (fields) => new Map(leavesOf(DESCRIPTIONS[section], fields).map(({ path, value }) => [path, value])),
  )
  const places = [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])]
    .filter((path) => old?.get(path) !== fresh?.get(path))
    .slice(0, MAX_PLACES)
  const said = (values: Map<string, string> | undefined) =>
    Object.fromEntries(places.map((path) => [path, [...(values?.get(path) ?? '')].slice(0, EXCERPT).join('') || null]))
  return { before: said(old), after: said(fresh) }
}

/**
 * Puts a section before the public, in the transaction of its version and of the audit trail.
 * @param how `madeFrom`: the version that its author had before them; `action`: as what it is noted
 * @returns whether it is another one now
 */
export async function publishSection<Name extends SectionName>(
  tx: Database,
  section: Name,
  fields: Content[Name],
  author: Author,
  at: Date,
  { madeFrom = null, action = 'content-published' }: { madeFrom?: number | null; action?: AuditAction } = {},
): Promise<boolean> {
  const { [section]: stood } = await getContent(tx, [section])
  const head = await getHead(tx, section)
  const number = await putSection(tx, section, fields, { author, at, madeFrom })
  if (number === null) return false
  const changes = changesOf(section, stood, fields)
  await noteAudit(tx, author, at, {
    action,
    record: recordOfSection(section),
    before: { version: head?.number ?? null, ...changes.before },
    after: { version: number, ...changes.after },
  })
  return true
}
