import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/enquiry'
import type { AtDeskEnv } from '@/provider/desk/at-desk'
import { getRecordAdded } from '@/provider/desk/store/audit'

/** What is answered to a repeat: as the first was. `id`: of what was added, in whose name in the audit trail it stands last. */
export type Again = (id: string) => { status: 200 | 201; body: object }

/**
 * A call that adds does so once under a key, however often its form is posted: the key stands in the entry of the audit
 * trail that is written with what was added. A key is its account's and its call's; what was refused has used none up.
 */
export const addsOnce = (again: Again) =>
  createMiddleware<AtDeskEnv>(async (c, next) => {
    const key = c.req.header(IDEMPOTENCY_HEADER)
    if (key === undefined) return next()
    const { db, account } = c.var
    const once = createHash('sha256').update(`${account.id} ${c.req.path} ${key}`).digest('base64url')
    const answerAgain = async () => {
      const record = await getRecordAdded(db, once)
      if (record === null) return null
      const { status, body } = again(record.slice(record.lastIndexOf(' ') + 1))
      return c.json(body, status)
    }
    const before = await answerAgain()
    if (before !== null) return before
    c.set('account', { ...account, once })
    await next()
    // The first of two at once was faster: the other is refused for what it has added, by `AddedBefore` or as a thing that is there.
    if (!c.res.ok) c.res = (await answerAgain()) ?? c.res
  })
