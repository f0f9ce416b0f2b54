import { razorpay } from '@/provider/payments/razorpay/gateway'

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'a secret of theirs',
  RAZORPAY_WEBHOOK_SECRET: 'a secret of the webhook',
}

test.each([
  [{}, /RAZORPAY_KEY_ID must be set.*RAZORPAY_KEY_SECRET must be set.*RAZORPAY_WEBHOOK_SECRET must be set/s],
  [{ ...RAZORPAY, RAZORPAY_KEY_ID: 'live' }, /RAZORPAY_KEY_ID begins with rzp_test_ or rzp_live_/],
  [{ ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: 'short' }, /RAZORPAY_WEBHOOK_SECRET must have 16/],
  [{ ...RAZORPAY, RAZORPAY_URL: 'http://pay.example' }, /RAZORPAY_URL must be an address/],
  [{ ...RAZORPAY, RAZORPAY_URL: 'https://a:b@pay.example' }, /RAZORPAY_URL must be an address/],
])('%j cannot be used, and no value is repeated', (env, sentence) => {
  expect(() => razorpay.make(env)).toThrow(sentence)
  expect(() => razorpay.make(env)).not.toThrow(/secret of/)
})
