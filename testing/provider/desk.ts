import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { z } from 'zod'
import type { DeskRole } from '@/lib/contract/desk/rights'
import { makeDeskSecrets } from '@/provider/desk/secrets'
import { addInvitation } from '@/provider/desk/store/accounts'
import { deskAccounts, deskAudit } from '@/provider/desk/store/desk-tables'
import type { Database } from '@/provider/platform/database'
import { signInCalls, TEST_PEPPER, tokenIn } from '@/testing/provider/sign-in'

const invitationSchema = z.object({ data: z.object({ secret: z.string() }) })

/** What an authenticator shows at this moment. */
export const codeAt = (secret: string, at: number) => new TOTP({ secret }).generate({ timestamp: at })

/** The calls of the desk with a clock that is moved by hand, and people who are signed in there. */
export function deskCalls(database: () => Database, more: Parameters<typeof signInCalls>[2] = {}) {
  const calls = signInCalls(database, {}, { desk: makeDeskSecrets(TEST_PEPPER), ...more })
  const now = () => new Date(calls.clock.at)
  let people = 0

  async function invite(role: DeskRole, mail = `person-${(people += 1)}@desk.example`) {
    const token = await addInvitation(database(), { name: `A ${role}`, mail, role }, now())
    const { body } = await calls.post('/desk/invitation', { token })
    return { token, mail, secret: invitationSchema.parse(body).data.secret }
  }
  /** Accepts an invitation with the code of this moment. */
  async function accept(token: string) {
    const { secret } = invitationSchema.parse((await calls.post('/desk/invitation', { token })).body).data
    const code = codeAt(secret, calls.clock.at)
    const answer = await calls.post('/desk/invitation/accept', { token, code, device: 'Chrome, Linux' })
    return { secret, session: tokenIn(answer) }
  }
  /** Invites somebody who accepts at once. */
  async function join(role: DeskRole, mail?: string) {
    const invited = await invite(role, mail)
    return { ...invited, ...(await accept(invited.token)) }
  }
  /** Somebody who speaks for an institution. */
  async function represent(institute: number, mail?: string) {
    const joined = await join('representative', mail)
    await database().update(deskAccounts).set({ instituteId: institute }).where(eq(deskAccounts.mail, joined.mail))
    return joined
  }
  const signIn = (mail: string, code: string) => calls.post('/desk/sign-in', { mail, code })
  /** What the audit trail has of a record, in its order. */
  const trail = (record: string) =>
    database().select().from(deskAudit).where(eq(deskAudit.record, record)).orderBy(deskAudit.id)
  return { ...calls, now, invite, accept, join, represent, signIn, trail }
}
