import { pino } from 'pino'
import { makeDigests } from '@/provider/auth/digests'
import type { SignInParts } from '@/provider/auth/sign-in-parts'
import { readTrustList } from '@/provider/auth/visitor-address'

/** What signing in needs, for tests: nothing is sent, and the parts given count. */
export function signInParts(parts: Partial<SignInParts> = {}): SignInParts {
  return {
    digests: makeDigests('a pepper for tests'),
    sms: { send: async () => {} },
    codeLength: 6,
    isPrivate: false,
    budget: { hourly: 1_000_000, daily: 1_000_000 },
    trusted: readTrustList('127.0.0.0/8, ::1'),
    now: () => new Date(),
    log: pino({ level: 'silent' }),
    ...parts,
  }
}
