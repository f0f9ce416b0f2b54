import { randomUUID } from 'node:crypto'
import { type CodePurpose, DELETION_OTP_TYPE } from '@/lib/contract/auth'
import type { Language } from '@/lib/contract/language'
import { minutesAfter } from '@/lib/contract/time'
import { addressGroup } from '@/lib/rules/network-address'
import { browserDigest } from '@/provider/auth/digests'
import { CODE_MINUTES, makeCode } from '@/provider/auth/one-time-code'
import { secondsToWait } from '@/provider/auth/send-limits'
import type { SignInDependencies } from '@/provider/auth/dependencies'
import { SmsRefused, SmsUncertain } from '@/provider/sms/sender'
import { addSend, listRecentSends, lockSends, removeSend } from '@/provider/auth/store/code-sends'
import type { Database } from '@/provider/platform/database'
import { removeCode, replaceCode } from '@/provider/auth/store/one-time-codes'
import { getStudentByPhone } from '@/provider/account/store/students'
import { limitConcurrency } from '@/provider/platform/concurrency'

/** `browser`: the nonce of the browser that asks, `null` where the website names none. */
type Asked = {
  phone: string
  purpose: CodePurpose
  address: string
  browser: string | null
  language: Language
}

/** What became of it; `seconds` until another code may be asked for. */
export type SendOutcome =
  | { kind: 'sent'; seconds: number }
  | { kind: 'limited'; seconds: number }
  | { kind: 'already-registered' | 'not-registered' | 'undelivered' }

type Charged = { kind: 'charged'; sendId: number; codeId: number; code: string; seconds: number }

/** Whoever waits for the lock holds a connection: all but one of this process wait here instead. */
const inTurn = limitConcurrency(1, 2_000)
/** Likewise, a flood that is going to be refused leaves connections to everybody else. */
const inTurnToLook = limitConcurrency(4, 2_000)

/** What the specification's messages tell of a number, unless they are to be private. */
function tells(purpose: CodePurpose, isRegistered: boolean): 'already-registered' | 'not-registered' | null {
  if (purpose === 'registration') return isRegistered ? 'already-registered' : null
  return isRegistered ? null : 'not-registered'
}

const TELL_AGAIN_MS = 10 * 60_000
const toldSpent = new WeakMap<SignInDependencies, number>()

/** The operator is to know, but not once for every visitor. */
function tellSpent(dependencies: SignInDependencies, now: Date) {
  if (now.getTime() - (toldSpent.get(dependencies) ?? 0) < TELL_AGAIN_MS) return
  toldSpent.set(dependencies, now.getTime())
  dependencies.log.warn(dependencies.budget, 'the budget of codes is spent: nobody can sign in until it is free again')
}

/**
 * Sends a one-time code, within the limits, and says how that went. With `isPrivate` a code goes to
 * every number, and only who proves to have it learns whether it is registered (verify-code.ts): so
 * the answers are alike, and take the same time.
 */
export async function sendCode(db: Database, dependencies: SignInDependencies, asked: Asked): Promise<SendOutcome> {
  const { digests, budget } = dependencies
  const who = {
    phoneDigest: digests.phone(asked.phone),
    addressDigest: digests.address(addressGroup(asked.address)),
  }

  async function secondsLeft(tx: Database, now: Date): Promise<number> {
    const recent = await listRecentSends(tx, who, budget, now)
    if (recent.budgetFreeAt !== null) tellSpent(dependencies, now)
    return secondsToWait(recent, who.phoneDigest, now.getTime())
  }

  function charge(): Promise<Charged | SendOutcome> {
    return db.transaction(async (tx) => {
      await lockSends(tx)
      const now = dependencies.now()
      const seconds = await secondsLeft(tx, now)
      if (seconds > 0) return { kind: 'limited', seconds }
      const student = await getStudentByPhone(tx, asked.phone)
      // Who asks for a code to delete has the account: there is nothing to keep from them.
      const isPrivate = dependencies.isPrivate && asked.purpose !== DELETION_OTP_TYPE
      const told = isPrivate ? null : tells(asked.purpose, student !== null)
      const sendId = await addSend(tx, { ...who, isSms: told === null, sentAt: now })
      if (told !== null) return { kind: told }
      const code = makeCode(dependencies.codeLength)
      const codeId = await replaceCode(tx, {
        phoneDigest: who.phoneDigest,
        purpose: asked.purpose,
        browserDigest: browserDigest(digests, asked.browser),
        codeDigest: digests.code(asked.phone, asked.purpose, code),
        expiresAt: minutesAfter(now, CODE_MINUTES),
      })
      return { kind: 'charged', sendId, codeId, code, seconds: await secondsLeft(tx, now) }
    })
  }

  // Refusing without the lock is right as well, since time alone ends a limit: a flood stays outside.
  const seconds = await inTurnToLook(() => secondsLeft(db, dependencies.now()))
  if (seconds > 0) return { kind: 'limited', seconds }
  const charged = await inTurn(charge)
  if (charged.kind !== 'charged') return charged
  // Outside the transaction: a gateway may take seconds, and the embedded database has one session.
  return (await deliver(db, dependencies, asked, charged))
    ? { kind: 'sent', seconds: charged.seconds }
    : { kind: 'undelivered' }
}

/** @returns false when nothing was sent, and nothing is charged */
async function deliver(
  db: Database,
  { sms, log }: SignInDependencies,
  { phone, language }: Asked,
  charged: Charged,
): Promise<boolean> {
  try {
    await sms.send({ phone, code: charged.code, minutes: CODE_MINUTES, id: randomUUID(), language })
    return true
  } catch (error) {
    // The message of another error, a defect, might name the phone.
    const isSenders = error instanceof SmsRefused || error instanceof SmsUncertain
    const reason = isSenders ? error.message : `unexpected: ${error instanceof Error ? error.name : typeof error}`
    if (!(error instanceof SmsRefused)) {
      log.warn({ reason }, 'a code may not have been sent; it counts as sent')
      return true
    }
    log.warn({ reason }, 'a code was not sent')
    await db.transaction(async (tx) => {
      await removeCode(tx, charged.codeId)
      await removeSend(tx, charged.sendId)
    })
    return false
  }
}
