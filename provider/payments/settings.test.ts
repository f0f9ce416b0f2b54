import { existsSync } from 'node:fs'
import { PAYER_NAME, SIGNATURE_HEADER } from '@/lib/contract/constants'
import { PAYERS } from '@/provider/payments/payers'
import { makePayer } from '@/provider/payments/settings'

const RAZORPAY = {
  PAYMENTS_BY: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'a secret of theirs',
  RAZORPAY_WEBHOOK_SECRET: 'a secret of the webhook',
}
const PUBLIC = 'https://guide.example'

function payerOf(env: Record<string, string>) {
  const told: unknown[] = []
  const payer = makePayer(env, { info: (content: unknown) => void told.push(content) })
  return { name: payer?.name ?? null, told }
}

test.each([
  [{}, 'development'],
  [{ SITE_URL: 'http://localhost:3000' }, 'development'],
  [{ SITE_URL: 'https://localhost:3000' }, 'development'],
  [{ SITE_URL: PUBLIC }, null],
  [{ SITE_URL: PUBLIC, PAYMENTS_BY: ' ' }, null],
  [{ PAYMENTS_BY: 'none' }, null],
  [{ SITE_URL: PUBLIC, ...RAZORPAY }, 'razorpay'],
  [{ ...RAZORPAY, RAZORPAY_URL: 'http://127.0.0.1:9000' }, 'razorpay'],
])('%j: %s', (env, name) => {
  expect(payerOf(env)).toEqual({ name, told: [{ payer: name ?? 'none' }] })
})

test.each([
  [
    { SITE_URL: PUBLIC, PAYMENTS_BY: 'development' },
    /PAYMENTS_BY must be razorpay\b.* or none, because SITE_URL is a public/,
  ],
  [{ PAYMENTS_BY: 'stripe' }, /PAYMENTS_BY must be none, development\b.* razorpay/],
])('%j cannot be used', (env, sentence) => {
  expect(() => payerOf(env)).toThrow(sentence)
})

test.each(PAYERS.filter(({ name }) => name !== 'development'))(
  'what $name sends passes the website, and its tests stand beside it',
  ({ name, signatureHeader }) => {
    expect(name).toMatch(PAYER_NAME)
    expect(signatureHeader).toMatch(SIGNATURE_HEADER)
    expect(existsSync(`provider/payments/${name}/payer.test.ts`)).toBe(true)
  },
)
