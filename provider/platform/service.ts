import { z } from 'zod'
import { type Variables } from '@/lib/rules/configuration/read-variables'
import { DEFAULTS } from '@/lib/rules/environment'

/**
 * A service of somebody else's, of which an operator chooses one by name (`PAYMENTS_BY`, `SMS_SENDER`): what it reads
 * of the environment, and what is made of that.
 */
export type Service<Made> = {
  name: string
  settings: z.ZodObject
  /** @throws ConfigurationError that names each variable that cannot be used */
  make: (env: Environment) => Made
}
export type Environment = Variables

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
export const UNSAFE_ADDRESS =
  'must be an address that begins with https:// (http:// for this machine alone) and holds no password'

/** A server of one's own machine. */
export const isLoopback = (url: URL) => LOOPBACK.test(url.hostname)

/** What is sent there travels encrypted; to a server of one's own machine it need not. */
export function isSafeAddress(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}

/** A variable that has to be set. */
export const set = z.string('must be set')
/** An address to which calls go. */
export const address = set.refine(isSafeAddress, UNSAFE_ADDRESS)
/** A variable that stands in no line of a log and in no message, and that no example gives a value. */
export const secret = <Schema extends z.ZodType>(schema: Schema) => schema.meta({ isSecret: true })
export const SITE_URL = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .default(DEFAULTS.SITE_URL)

/** Whether others than the developer come to this website. */
export function isPublic({ SITE_URL: siteUrl = '' }: Environment): boolean {
  const url = URL.parse(siteUrl)
  return url?.protocol === 'https:' && !isLoopback(url)
}

/** Names as they stand in a sentence: "none, development or razorpay". */
export function oneOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
}
