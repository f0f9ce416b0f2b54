import type { Fault } from './fault'

const PASSKEYS = 'provider/desk/passkeys.ts'
const STORE = 'provider/desk/store/passkeys.ts'
const ACCOUNTS = 'provider/desk/store/accounts.ts'
const ROUTES = 'provider/desk/routes/passkeys.ts'
const TEST = 'provider/desk/passkeys.test.ts'

/** Signing in at the desk by a passkey (issue 21, ADR 109). */
export const faults: Fault[] = [
  {
    says: 'before there is script the desk’s button of a passkey sends nothing',
    file: 'components/desk/passkey-form.tsx',
    find: 'disabled={isAble === null} ',
    put: '',
    test: 'components/desk/passkey-form.test.tsx',
    title: 'is in the page from the start',
  },
  {
    says: 'a passkey serves at the website’s own origin alone',
    file: PASSKEYS,
    find: 'expectedOrigin: site.origin',
    put: "expectedOrigin: [site.origin, 'https://guide.evil.example']",
    test: TEST,
    title: 'of another website',
  },
  {
    says: 'a passkey serves at the website’s own host alone',
    file: PASSKEYS,
    find: 'expectedRPID: site.hostname',
    put: "expectedRPID: [site.hostname, 'evil.example']",
    test: TEST,
    title: 'for another website',
  },
  {
    says: 'a passkey verifies its user',
    file: PASSKEYS,
    find: 'requireUserVerification: true',
    put: 'requireUserVerification: false',
    test: TEST,
    title: 'without its user verified',
  },
  {
    says: 'a signature has to be right',
    file: PASSKEYS,
    find: 'return proof?.verified ? proof',
    put: 'return proof ? proof',
    test: TEST,
    title: 'nobody uses, sees or removes',
  },
  {
    says: 'a passkey answers for its own account',
    file: PASSKEYS,
    find: 'assertion.response.userHandle !== base64url(handleOf(account))',
    put: "assertion.response.userHandle === ''",
    test: TEST,
    title: 'nobody uses, sees or removes',
  },
  {
    says: 'the counter of a passkey is kept',
    file: STORE,
    find: '.set({ counter, usedAt: now })',
    put: '.set({ usedAt: now })',
    test: TEST,
    title: 'a counter that is behind',
  },
  {
    says: 'what is asked of a browser is signed by it',
    file: PASSKEYS,
    find: 'expectedChallenge: base64url(challengeOf(ticket))',
    put: 'expectedChallenge: () => true',
    test: TEST,
    title: 'every refusal looks alike',
  },
  {
    says: 'a question is answered once',
    file: STORE,
    find: `    .delete(deskChallenges)
    .where(and(eq(deskChallenges.ticketDigest, tokenDigest(ticket)), isFor))`,
    put: `    .update(deskChallenges)
    .set({ sessionId })
    .where(and(eq(deskChallenges.ticketDigest, tokenDigest(ticket)), isFor))`,
    test: TEST,
    title: 'of two answers to one question',
  },
  {
    says: 'a question is old after five minutes',
    file: STORE,
    find: 'spent !== undefined && spent.expiresAt > now',
    put: 'spent !== undefined',
    test: TEST,
    title: 'a question is asked once',
  },
  {
    says: 'a question belongs to its session and its purpose',
    file: STORE,
    find: 'sessionId === null ? isNull(deskChallenges.sessionId) : eq(deskChallenges.sessionId, sessionId)',
    put: 'sessionId === 0 ? isNull(deskChallenges.sessionId) : undefined',
    test: TEST,
    title: 'one is added in the session that asked',
  },
  {
    says: 'a passkey is added right after signing in',
    file: ROUTES,
    find: '  if (!isFresh(signedInAt, signIn.now())) return c.json({ message: STALE }, 409)\n  const { ticket',
    put: '  const { ticket',
    test: TEST,
    title: 'a session that began a quarter of an hour ago',
  },
  {
    says: 'a passkey that was asked for in time is not added in an old session',
    file: ROUTES,
    find: '  if (!isFresh(signedInAt, signIn.now())) return c.json({ message: STALE }, 409)\n  const isAdded',
    put: '  const isAdded',
    test: TEST,
    title: 'asked for in time',
  },
  {
    says: 'one removes one’s own passkeys, and nobody else’s',
    file: STORE,
    find: '.where(and(eq(deskPasskeys.accountId, accountId), eq(deskPasskeys.id, id)))',
    put: '.where(eq(deskPasskeys.id, id))',
    test: TEST,
    title: 'nobody uses, sees or removes',
  },
  {
    says: 'an invitation and a closed account leave no passkey',
    file: ACCOUNTS,
    find: '  await tx.delete(deskPasskeys).where(eq(deskPasskeys.accountId, accountId))\n',
    put: '',
    test: TEST,
    title: 'whoever is invited again',
  },
  {
    says: 'signing in by a passkey stands in the audit trail',
    file: PASSKEYS,
    find: "await noteAudit(tx, actorOf(account), now, { action: 'signed-in', record: recordOf(account), after })",
    put: 'void after',
    test: TEST,
    title: 'one is added, signs in',
  },
  {
    says: 'the ticket of a passkey reaches no script',
    file: 'lib/bff/passkey-options.ts',
    find: 'NextResponse.json(asked.data.options,',
    put: 'NextResponse.json(asked.data,',
    test: 'app/desk/do/passkey-posts.test.ts',
  },
]
