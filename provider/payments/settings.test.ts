import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
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
    /PAYMENTS_BY must be razorpay or none, because SITE_URL is a public/,
  ],
  [{ PAYMENTS_BY: 'stripe' }, /PAYMENTS_BY must be none, development or razorpay/],
  [
    { PAYMENTS_BY: 'razorpay' },
    /RAZORPAY_KEY_ID must be set; RAZORPAY_KEY_SECRET must be set; RAZORPAY_WEBHOOK_SECRET must be set/,
  ],
  [{ ...RAZORPAY, RAZORPAY_KEY_ID: 'live' }, /RAZORPAY_KEY_ID begins with rzp_test_ or rzp_live_/],
  [{ ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: 'short' }, /RAZORPAY_WEBHOOK_SECRET must have 16/],
  [{ ...RAZORPAY, RAZORPAY_URL: 'http://pay.example' }, /RAZORPAY_URL must be an address/],
  [{ ...RAZORPAY, RAZORPAY_URL: 'https://a:b@pay.example' }, /RAZORPAY_URL must be an address/],
])('%j cannot be used, and no value is repeated', (env, sentence) => {
  expect(() => payerOf(env)).toThrow(sentence)
  expect(() => payerOf(env)).not.toThrow(/secret of/)
})

test('what .env.example says of payments is what holds without it', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  const { PAYMENTS_BY, RAZORPAY_TITLE, RAZORPAY_URL } = example
  expect(payerOf({ PAYMENTS_BY: PAYMENTS_BY ?? '' }).name).toBe('development')
  expect([RAZORPAY_TITLE, RAZORPAY_URL]).toEqual(['Education Guide', 'https://api.razorpay.com'])
})
