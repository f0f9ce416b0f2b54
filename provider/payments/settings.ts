import type { Logger } from 'pino'
import { z } from 'zod'
import { ENVIRONMENT } from '@/lib/rules/environment'
import { developmentPayer } from '@/provider/payments/development'
import type { Payer } from '@/provider/payments/payer'
import { razorpayPayer } from '@/provider/payments/razorpay'

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const set = z.string('must be set')

function isSafeAddress(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
}

const SITE_URL = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .default(ENVIRONMENT.SITE_URL.unset)

const settingsSchema = z.discriminatedUnion(
  'PAYMENTS_BY',
  [
    z.object({ PAYMENTS_BY: z.literal('none'), SITE_URL }),
    z.object({ PAYMENTS_BY: z.literal('development'), SITE_URL }),
    z.object({
      PAYMENTS_BY: z.literal('razorpay'),
      SITE_URL,
      RAZORPAY_KEY_ID: set.regex(/^rzp_(?:test|live)_\w+$/, 'begins with rzp_test_ or rzp_live_'),
      RAZORPAY_KEY_SECRET: set,
      RAZORPAY_WEBHOOK_SECRET: set.min(16, 'must have 16 characters or more'),
      RAZORPAY_TITLE: z.string().default(ENVIRONMENT.RAZORPAY_TITLE.unset),
      RAZORPAY_URL: z
        .string()
        .default(ENVIRONMENT.RAZORPAY_URL.unset)
        .refine(isSafeAddress, 'must be an address that begins with https:// (http:// for this machine alone)'),
    }),
  ],
  'must be none, development or razorpay',
)

function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && !LOOPBACK.test(hostname)
}

function read(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  // A public website without a payer sells nothing; elsewhere no money moves.
  const fallback = URL.canParse(given.SITE_URL ?? '') && isPublic(given.SITE_URL ?? '') ? 'none' : 'development'
  const settings = settingsSchema.safeParse({ PAYMENTS_BY: fallback, ...given })
  if (!settings.success) {
    // Values stay out of the sentence: some are secrets.
    const wrong = settings.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`The environment cannot be used: ${wrong.join('; ')}.`)
  }
  if (settings.data.PAYMENTS_BY === 'development' && isPublic(settings.data.SITE_URL)) {
    throw new Error(
      'The environment cannot be used: PAYMENTS_BY must be razorpay or none, because SITE_URL is a public https address, where plans would be had for nothing.',
    )
  }
  return settings.data
}

/**
 * Who takes the money (`PAYMENTS_BY`), or `null`: no plan can be chosen then.
 * @throws Error that names each variable that cannot be used
 */
export function makePayer(env: Record<string, string | undefined>, log: Pick<Logger, 'info'>): Payer | null {
  const settings = read(env)
  log.info({ payer: settings.PAYMENTS_BY }, 'plans are paid by')
  switch (settings.PAYMENTS_BY) {
    case 'none':
      return null
    case 'development':
      return developmentPayer()
    case 'razorpay':
      return razorpayPayer({
        url: settings.RAZORPAY_URL,
        keyId: settings.RAZORPAY_KEY_ID,
        keySecret: settings.RAZORPAY_KEY_SECRET,
        webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
        siteUrl: settings.SITE_URL,
        title: settings.RAZORPAY_TITLE,
      })
  }
}
