import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/enquiry'
import type { AtDeskEnv } from '@/provider/desk/at-desk'
import { getRecordAdded } from '@/provider/desk/store/audit'
import { idempotencyKey } from '@/provider/http/idempotency-key'
import type { Database } from '@/provider/platform/database'

/** What is answered to a repeat: as the first was. `id`: of what was added, in whose name in the audit trail it stands last. */
export type Again = (id: string) => { status: 200 | 201; body: object }

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

type Found = { record: string; once?: undefined } | { record?: undefined; once: string }
/** What stands that was added under a key; or else the key to add it under: what was withdrawn is added anew under the next. */
async function find(db: Database, once: string): Promise<Found> {
  const added = await getRecordAdded(db, once)
  if (added === null) return { once }
  return added.isGone ? find(db, digestOf(once)) : { record: added.record }
}

/**
 * A call that adds does so once under a key, however often its form is posted, while what it added stands: the key is in
 * the entry of the audit trail that is written with what was added. A key is its account's and its call's; what was refused
 * has used none up.
 */
export const addsOnce = (again: Again) =>
  createMiddleware<AtDeskEnv>(async (c, next) => {
    // One that cannot be read is refused after this, with what is wrong with it.
    const key = idempotencyKey.safeParse(c.req.header(IDEMPOTENCY_HEADER)).data
    if (key === undefined) return next()
    const { db, account } = c.var
    const first = digestOf(`${account.id} ${c.req.path} ${key}`)
    const answerAgain = (record: string) => {
      const { status, body } = again(record.slice(record.lastIndexOf(' ') + 1))
      return c.json(body, status)
    }
    const { record, once } = await find(db, first)
    if (record !== undefined) return answerAgain(record)
    c.set('account', { ...account, once })
    await next()
    if (c.res.ok) return
    // The first of two at once was faster: the other is refused for what it has added, by `AddedBefore` or as a thing that is there.
    const faster = await find(db, first)
    if (faster.record !== undefined) c.res = answerAgain(faster.record)
  })
