import { inArray, notInArray, sql } from 'drizzle-orm'
import { REMOVED_DAYS } from '@/lib/contract/constants'
import type { AuditAction } from '@/lib/contract/desk/audit'
import { DAY_MS } from '@/lib/contract/time'
import { SECTION_RECORD } from '@/provider/content/publish'
import { content, contentDrafts, contentVersions } from '@/provider/content/store/content-tables'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { deskAudit, recordDrafts } from '@/provider/desk/store/desk-tables'
import { institutes } from '@/provider/directory/store/schema'
import { instituteDrafts } from '@/provider/edits/edit-tables'
import { CONTENT_PICTURES } from '@/provider/pictures/upload-address'
import { deskUploads, namesContentPicture } from '@/provider/pictures/upload-tables'
import type { Database } from '@/provider/platform/database'

const ADDED: AuditAction = 'content-picture-added'
/** What the trail notes of words that stood before nobody. */
const DRAFTS: readonly AuditAction[] = ['content-drafted', 'content-set-aside', 'draft-discarded']

/** `record`: what the audit trail calls that of which it is uploaded. */
type Added = { record: string; address: string; file: Buffer }

/** Keeps an upload, with the audit trail; what shows it is what names its address. */
export function addContentPicture(
  db: Database,
  account: DeskAccount,
  { record, address, file }: Added,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.insert(deskUploads).values({ address, file, addedAt: now })
    await noteAudit(tx, account, now, { action: ADDED, record, after: { picture: address } })
  })
}

/**
 * Takes away what was uploaded so long ago and stands in nothing: neither in what is published, nor in a draft that waits, nor in
 * a version that stood before the public once, nor in what was drafted, or taken off as a draft, since then. The versions of an
 * institution are its audit trail, where an upload by itself is none.
 */
export async function purgeContentPictures(db: Database, now: Date): Promise<void> {
  await db.execute(unusedPictures(new Date(now.getTime() - REMOVED_DAYS * DAY_MS)))
}

/** When a version of a section was put out of its place last: of sections the trail has numbers alone. */
const takenOff = sql`
  select max(${deskAudit.at}) from ${deskAudit}
  where ${deskAudit.record} = concat(${SECTION_RECORD}::text, ${contentVersions.section})
    and ${deskAudit.before} ->> 'version' = ${contentVersions.number}::text`

/**
 * The statement of that. Each text is read once, however many uploads there are; of versions and of the trail those that name a
 * picture, which an index has. A picture may be named by another text than it was uploaded for.
 */
export const unusedPictures = (since: Date) => sql`
  delete from ${deskUploads}
  where ${deskUploads.addedAt} < ${since.toISOString()} and starts_with(${deskUploads.address}, ${CONTENT_PICTURES})
    and ${deskUploads.address} not in (
      select named[1] from (
        select ${content.fields}::text as said from ${content}
        union all select ${contentVersions.fields}::text from ${contentVersions}
          where (${namesContentPicture(contentVersions.fields)})
            and (${contentVersions.kind} = 'published' or ${contentVersions.at} >= ${since.toISOString()}
              or (${takenOff}) >= ${since.toISOString()}
              or (${contentVersions.section}, ${contentVersions.number}) in (
                select ${contentDrafts.section}, ${contentDrafts.number} from ${contentDrafts}))
        union all select ${institutes}::text from ${institutes} where strpos(${institutes}::text, ${CONTENT_PICTURES}) > 0
        union all select ${instituteDrafts.said}::text from ${instituteDrafts}
        union all select ${recordDrafts.said}::text from ${recordDrafts}
        union all select concat(${deskAudit.before}, ${deskAudit.after}) from ${deskAudit}
          where (${namesContentPicture(deskAudit.before, deskAudit.after)}) and ${deskAudit.action} <> ${ADDED}
            and (${notInArray(deskAudit.action, [...DRAFTS])} or ${deskAudit.at} >= ${since.toISOString()})
      ) as texts, regexp_matches(said, ${`(${CONTENT_PICTURES}[\\w.-]+)`}, 'g') as named)`

const PICTURE = new RegExp(`^${CONTENT_PICTURES}[\\w.-]+$`)

/** Which of these uploads are not there any more. */
export async function lostAmong(db: Database, addresses: readonly string[]): Promise<string[]> {
  const { address } = deskUploads
  const rows = await db
    .select({ address })
    .from(deskUploads)
    .where(inArray(address, [...addresses]))
  const there = new Set(rows.map((row) => row.address))
  return addresses.filter((each) => !there.has(each))
}

/**
 * What was drafted long ago, without the pictures that are gone since: their places are empty. The address of another place
 * may end as one of ours does.
 */
export async function withoutLostPictures(db: Database, said: unknown): Promise<unknown> {
  const named = new Set<string>()
  JSON.stringify(said, (_, value: unknown) => {
    if (typeof value === 'string' && PICTURE.test(value)) named.add(value)
    return value
  })
  if (named.size === 0) return said
  const lost: readonly unknown[] = await lostAmong(db, [...named])
  const isLost = (value: unknown) => lost.includes(value)
  return JSON.parse(JSON.stringify(said), (_, value: unknown) => (isLost(value) ? '' : value))
}
