import { z } from 'zod'
import type { TimeFlaw } from '@/lib/contract/desk/content'
import { checkSection } from '@/provider/content/check'
import { recordOfSection } from '@/provider/content/publish'
import { changeContent } from '@/provider/content/store/content'
import { putSchedule } from '@/provider/content/store/schedules'
import { getDraft, listPublished } from '@/provider/content/store/versions'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import {
  type ContentOutcome,
  draft as saveDraft,
  isCurrent,
  removeTime,
  setAside,
  type Typed,
} from '@/provider/desk/store/content'
import type { Database } from '@/provider/platform/database'

const momentSchema = z.iso.datetime({ offset: true })

/** A time to publish at, as it was typed. */
export function readTime(typed: string, now: Date): Date | TimeFlaw {
  const at = new Date(momentSchema.safeParse(typed).data ?? Number.NaN)
  if (Number.isNaN(at.getTime())) return 'unreadable'
  const last = new Date(now)
  last.setUTCFullYear(now.getUTCFullYear() + 1)
  return at <= now ? 'past' : at > last ? 'far' : at
}

/** What was typed is the draft already. */
async function setTime(tx: Database, account: DeskAccount, { section, fields }: Typed, typed: string, now: Date) {
  const at = readTime(typed, now)
  if (!(at instanceof Date)) return at
  const waiting = await getDraft(tx, section)
  if (waiting === null) return 'noDraft'
  if ('problems' in checkSection(section, fields)) return 'invalid'
  const [published] = await listPublished(tx, section)
  const { number } = waiting
  const publishedNumber = published?.number ?? null
  await putSchedule(tx, { section, at, number, publishedNumber, accountId: account.id, by: account.name })
  await noteAudit(tx, account, now, {
    action: 'publish-time-set',
    record: recordOfSection(section),
    after: { version: number, at: at.toISOString() },
  })
  return 'done'
}

/**
 * Saves what was typed as the draft, and says when it is published by itself, or, where `at` is empty, that it is not.
 * @returns what keeps the time from being set
 */
export function scheduleContent(
  db: Database,
  account: DeskAccount,
  { at, ...typed }: Typed & { at: string },
  now: Date,
): Promise<Exclude<ContentOutcome, 'same'> | TimeFlaw> {
  return changeContent(db, async (tx) => {
    if (!(await isCurrent(tx, typed)) && (await setAside(tx, account, typed, now)) === 'changed') return 'changed'
    await saveDraft(tx, account, typed, now)
    if (at.trim() !== '') return setTime(tx, account, typed, at.trim(), now)
    await removeTime(tx, account, typed.section, now)
    return 'done'
  })
}
