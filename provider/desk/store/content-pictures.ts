import { sql } from 'drizzle-orm'
import { REMOVED_DAYS } from '@/lib/contract/constants'
import type { AuditAction } from '@/lib/contract/desk/audit'
import { DAY_MS } from '@/lib/contract/time'
import { content, contentVersions } from '@/provider/content/store/content-tables'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { deskAudit } from '@/provider/desk/store/desk-tables'
import { institutes } from '@/provider/directory/store/schema'
import { instituteDrafts } from '@/provider/edits/edit-tables'
import { deskUploads } from '@/provider/pictures/upload-tables'
import type { Database } from '@/provider/platform/database'

/** Where everybody sees pictures that were uploaded for content, or for a part of an institution's page. */
export const CONTENT_PICTURES = '/media/content/'
const ADDED: AuditAction = 'content-picture-added'

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
 * Takes away what was uploaded so long ago and stands in nothing: neither in what is published, nor in a draft or a version, any of
 * which can be brought back. The versions of an institution are its audit trail, where an upload by itself is none.
 */
export async function purgeContentPictures(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REMOVED_DAYS * DAY_MS).toISOString()
  // Each text is read once, however many uploads there are. A picture may be named by another text than it was uploaded for.
  await db.execute(sql`
    delete from ${deskUploads}
    where ${deskUploads.addedAt} < ${since} and starts_with(${deskUploads.address}, ${CONTENT_PICTURES})
      and ${deskUploads.address} not in (
        select named[1] from (
          select ${content.fields}::text as said from ${content}
          union all select ${contentVersions.fields}::text from ${contentVersions}
          union all select ${institutes}::text from ${institutes}
          union all select ${instituteDrafts.said}::text from ${instituteDrafts}
          union all select concat(${deskAudit.before}, ${deskAudit.after}) from ${deskAudit} where ${deskAudit.action} <> ${ADDED}
        ) as texts, regexp_matches(said, ${`(${CONTENT_PICTURES}[\\w.-]+)`}, 'g') as named)`)
}
