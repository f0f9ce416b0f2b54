import type { Logger } from 'pino'
import type { Digests } from '@/provider/auth/digests'
import type { TrustedPeers } from '@/provider/auth/visitor-address'
import type { SmsSender } from '@/provider/sms/sender'

/** What signing in needs besides the database. */
export type SignInDependencies = {
  digests: Digests
  sms: SmsSender
  codeLength: number
  /** Answers to a send do not tell whether the number is registered (`OTP_ENUMERATION=private`). */
  isPrivate: boolean
  /** Codes to all numbers together. */
  budget: { hourly: number; daily: number }
  /** Whose `X-Forwarded-For` is believed. */
  trusted: TrustedPeers
  now: () => Date
  log: Logger
}
