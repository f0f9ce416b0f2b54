import { sql } from 'drizzle-orm'
import { REMOVED_DAYS } from '@/lib/contract/constants'
import type { SectionName } from '@/lib/contract/content/sections'
import { DAY_MS } from '@/lib/contract/time'
import { recordOfSection } from '@/provider/content/publish'
import { content, contentVersions } from '@/provider/content/store/content-tables'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { deskUploads } from '@/provider/pictures/upload-tables'
import type { Database } from '@/provider/platform/database'

/** Where everybody sees pictures that were uploaded for content. */
export const CONTENT_PICTURES = '/media/content/'

type Added = { section: SectionName; address: string; file: Buffer }

/** Keeps an upload for a section, with the audit trail. */
export function addContentPicture(
  db: Database,
  account: DeskAccount,
  { section, address, file }: Added,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.insert(deskUploads).values({ address, file, addedAt: now })
    await noteAudit(tx, account, now, {
      action: 'content-picture-added',
      record: recordOfSection(section),
      after: { picture: address },
    })
  })
}

/**
 * Takes away what was uploaded so long ago and stands in nothing: neither in what is published, nor in a version, any of
 * which can be brought back.
 */
export async function purgeContentPictures(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REMOVED_DAYS * DAY_MS).toISOString()
  // Each text is read once, however many uploads there are.
  await db.execute(sql`
    delete from ${deskUploads}
    where ${deskUploads.addedAt} < ${since} and starts_with(${deskUploads.address}, ${CONTENT_PICTURES})
      and ${deskUploads.address} not in (
        select named[1] from (
          select ${content.fields}::text as said from ${content}
          union all select ${contentVersions.fields}::text from ${contentVersions}
        ) as texts, regexp_matches(said, ${`(${CONTENT_PICTURES}[\\w.-]+)`}, 'g') as named)`)
}
