import type { Logger } from 'pino'
import { z } from 'zod'
import type { DeskPasskeyAddBody } from '@/lib/contract/desk/passkey'
import { MAX_PASSKEYS, PASSKEY_FRESH_MINUTES, PASSKEY_TICKET_MINUTES } from '@/lib/contract/desk/session-life'
import { minutesAfter } from '@/lib/contract/time'
import { parseJson } from '@/lib/rules/text/parse-json'
import { ISSUER } from '@/provider/desk/secrets'
import { actorOf, recordOf } from '@/provider/desk/sign-in'
import { addDeskSession, type DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import {
  addChallenge,
  challengeOf,
  holdOpenAccount,
  holdPasskey,
  insertPasskey,
  listPasskeys,
  markPasskeyUsed,
  type Passkey,
  spendChallenge,
} from '@/provider/desk/store/passkeys'
import type { Database } from '@/provider/platform/database'

/** A quarter of all modules that the provider would load at its start, for a desk that is often off. */
const webauthn = () => import('@simplewebauthn/server')

/** ES256 and RS256: every authenticator has one of them, and every Node can check both. */
const ALGORITHMS = [-7, -257]
const TIMEOUT_MS = PASSKEY_TICKET_MINUTES * 60_000

/** Its device asks for a finger, a face or a PIN (the second factor), and knows whose it is: nobody types an address. */
const NEEDED = { residentKey: 'required', userVerification: 'required' } as const

const credential = { id: z.string(), rawId: z.string(), type: z.literal('public-key') }
const registrationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }),
  clientExtensionResults: z.object({}),
})
const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string(),
  }),
  clientExtensionResults: z.object({}),
})

const base64url = (text: string) => Buffer.from(text).toString('base64url')
/** What the authenticator keeps of whose it is; nothing of the person stands in it. */
const handleOf = ({ id }: DeskAccount) => `desk account ${id}`
/** As the browser sends it back. */
const expectedOf = (ticket: string, site: URL) => ({
  expectedChallenge: base64url(challengeOf(ticket)),
  expectedOrigin: site.origin,
  expectedRPID: site.hostname,
  requireUserVerification: true,
})

/** The library throws whatever is wrong with an answer. */
async function orNull<Proof>(check: Promise<Proof>, log: Logger): Promise<Proof | null> {
  try {
    return await check
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a passkey of the desk is refused')
    return null
  }
}

/** What the browser of somebody who wants to sign in is asked with. */
export async function signInOptions(db: Database, site: URL, now: Date) {
  const { generateAuthenticationOptions } = await webauthn()
  const ticket = await addChallenge(db, null, now)
  const options = await generateAuthenticationOptions({
    rpID: site.hostname,
    challenge: challengeOf(ticket),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  })
  return { ticket, options }
}

/** A session that has just begun adds passkeys; in an older one, somebody else may sit there. */
export const isFresh = (signedInAt: Date, now: Date) => signedInAt > minutesAfter(now, -PASSKEY_FRESH_MINUTES)

/** What the browser of somebody who adds a passkey in this session is asked with; `null`: the account has as many as it may. */
export async function addingOptions(db: Database, site: URL, account: DeskAccount, sessionId: number, now: Date) {
  const { generateRegistrationOptions } = await webauthn()
  const own = await listPasskeys(db, account.id)
  if (own.length >= MAX_PASSKEYS) return null
  const ticket = await addChallenge(db, sessionId, now)
  const options = await generateRegistrationOptions({
    rpName: ISSUER,
    rpID: site.hostname,
    userID: new Uint8Array(Buffer.from(handleOf(account))),
    userName: account.mail,
    userDisplayName: account.name,
    challenge: challengeOf(ticket),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    authenticatorSelection: NEEDED,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
  })
  return { ticket, options }
}

type Assertion = z.output<typeof assertionSchema>

/** @returns the counter of the passkey, or `null` where it was not this one that answered, for this account */
async function proofOf(
  assertion: Assertion,
  { account, passkey }: { account: DeskAccount; passkey: Passkey },
  expected: ReturnType<typeof expectedOf>,
  log: Logger,
): Promise<number | null> {
  if (assertion.response.userHandle !== base64url(handleOf(account))) return null
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
  const { verifyAuthenticationResponse } = await webauthn()
  const proof = await orNull(
    verifyAuthenticationResponse({
      ...expected,
      response: assertion,
      credential: { id: passkey.credentialId, publicKey, counter: passkey.counter },
    }),
    log,
  )
  return proof?.verified ? proof.authenticationInfo.newCounter : null
}

/**
 * Signs in with a passkey, which is both factors. What is asked of a browser is answered once, whatever comes of it. A
 * lock of codes stays as it is: it neither keeps out a passkey, which nobody guesses, nor does one end it.
 * @returns the session's token; `null` for every refusal, which all look alike from outside
 */
export async function signInByPasskey(
  db: Database,
  site: URL,
  { ticket, response, device }: { ticket: string; response: string; device: string | null },
  now: Date,
  log: Logger,
): Promise<string | null> {
  const assertion = assertionSchema.safeParse(parseJson(response)).data
  return db.transaction(async (tx) => {
    const isAsked = await spendChallenge(tx, ticket, null, now)
    const held = isAsked && assertion !== undefined ? await holdPasskey(tx, assertion.id) : null
    if (assertion === undefined || held === null) return null
    const { account, passkey } = held
    const counter = await proofOf(assertion, held, expectedOf(ticket, site), log)
    if (counter === null) return null
    await markPasskeyUsed(tx, passkey.id, counter, now)
    const after = { passkey: passkey.name }
    await noteAudit(tx, actorOf(account), now, { action: 'signed-in', record: recordOf(account), after })
    return addDeskSession(tx, account.id, device, now)
  })
}

/** Adds a passkey to who is signed in by this session. @returns what came of it; `full`: the account has as many as it may */
export async function addPasskey(
  db: Database,
  site: URL,
  { account, sessionId }: { account: DeskAccount; sessionId: number },
  { ticket, name, response }: DeskPasskeyAddBody,
  now: Date,
  log: Logger,
): Promise<'added' | 'refused' | 'full'> {
  const registration = registrationSchema.safeParse(parseJson(response)).data
  const { verifyRegistrationResponse } = await webauthn()
  return db.transaction(async (tx) => {
    const isOpen = await holdOpenAccount(tx, account.id)
    if (!isOpen || !(await spendChallenge(tx, ticket, sessionId, now)) || registration === undefined) return 'refused'
    if ((await listPasskeys(tx, account.id)).length >= MAX_PASSKEYS) return 'full'
    const expected = { ...expectedOf(ticket, site), supportedAlgorithmIDs: ALGORITHMS }
    const proof = await orNull(verifyRegistrationResponse({ ...expected, response: registration }), log)
    if (!proof?.verified) return 'refused'
    const { id: credentialId, publicKey, counter } = proof.registrationInfo.credential
    const isNew = await insertPasskey(tx, {
      ...{ accountId: account.id, credentialId, publicKey: Buffer.from(publicKey).toString('base64url') },
      ...{ counter, name, addedAt: now },
    })
    if (!isNew) return 'refused'
    const after = { passkey: name }
    await noteAudit(tx, actorOf(account), now, { action: 'passkey-added', record: recordOf(account), after })
    return 'added'
  })
}
