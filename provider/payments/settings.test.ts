import { existsSync } from 'node:fs'
import { GATEWAY_NAME, SIGNATURE_HEADER } from '@/lib/contract/constants'
import { GATEWAYS } from '@/provider/payments/gateways'
import { makeGateway } from '@/provider/payments/settings'

const RAZORPAY = {
  PAYMENTS_BY: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'a secret of theirs',
  RAZORPAY_WEBHOOK_SECRET: 'a secret of the webhook',
}
const PUBLIC = 'https://guide.example'

function gatewayOf(env: Record<string, string>) {
  const told: unknown[] = []
  const gateway = makeGateway(env, { info: (content: unknown) => void told.push(content) })
  return { name: gateway?.name ?? null, told }
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
  expect(gatewayOf(env)).toEqual({ name, told: [{ gateway: name ?? 'none' }] })
})

test.each([
  [
    { SITE_URL: PUBLIC, PAYMENTS_BY: 'development' },
    /PAYMENTS_BY must be razorpay\b.* or none, because SITE_URL is a public/,
  ],
  [{ PAYMENTS_BY: 'stripe' }, /PAYMENTS_BY must be none, development\b.* razorpay/],
])('%j cannot be used', (env, sentence) => {
  expect(() => gatewayOf(env)).toThrow(sentence)
})

test.each(GATEWAYS.filter(({ name }) => name !== 'development'))(
  'what $name sends passes the website, and its tests stand beside it',
  ({ name, signatureHeader }) => {
    expect(name).toMatch(GATEWAY_NAME)
    expect(signatureHeader).toMatch(SIGNATURE_HEADER)
    expect(existsSync(`provider/payments/${name}/gateway.test.ts`)).toBe(true)
  },
)
