import { CODE, describeSender, json, PHONE, type Vendor } from '@/testing/sms/sender-suite'

const KEY = '391000AbCdEfGhIjKl'
const msg91Error = (message: string, code: string) => ({ type: 'error', message, code })

const flow: Vendor = {
  name: 'msg91 flow',
  env: (url) => ({
    SMS_SENDER: 'msg91',
    MSG91_AUTH_KEY: KEY,
    MSG91_TEMPLATE_ID: '64f1b2c3d6fc0560d933a5e2',
    MSG91_VARIABLES: 'OTP={code}, MINUTES={minutes}',
    SMS_SENDER_ID: 'EDUGDE',
    MSG91_URL: url,
  }),
  secret: { name: 'MSG91_AUTH_KEY', text: KEY, wrong: 'wrong' },
  answer: ({ method, url, headers }, body) => {
    if (headers.authkey !== KEY) return json(401, msg91Error('Invalid authkey', '207'))
    const expected = {
      template_id: '64f1b2c3d6fc0560d933a5e2',
      short_url: '0',
      sender: 'EDUGDE',
      recipients: [{ mobiles: `91${PHONE}`, OTP: CODE, MINUTES: '5' }],
    }
    const isRight = method === 'POST' && url === '/api/v5/flow' && body === JSON.stringify(expected)
    if (!isRight) return json(400, msg91Error(`Invalid mobile no. ${body}`, '202'))
    return json(200, { message: '3763646c3058373530393938', type: 'success' })
  },
  refusal: json(200, { ...msg91Error('Template ID Missing or Invalid Template', '400'), hasError: true }),
  refusalReason: 'status 200, code 400',
  unusable: [
    [{ MSG91_AUTH_KEY: '' }, 'MSG91_AUTH_KEY must be set'],
    [{ MSG91_VARIABLES: 'OTP' }, 'MSG91_VARIABLES must be a list'],
    [{ MSG91_VARIABLES: 'OTP=123456' }, 'MSG91_VARIABLES must hold {code}'],
    [{ MSG91_URL: 'http://msg91.example' }, 'MSG91_URL must be an address'],
  ],
}

const otp: Vendor = {
  ...flow,
  name: 'msg91 otp',
  env: (url) => ({ ...flow.env(url), MSG91_API: 'otp', SMS_DLT_TEMPLATE_ID: '1107160000000012345' }),
  answer: ({ method, url = '', headers }) => {
    if (headers.authkey !== KEY) return json(401, msg91Error('Invalid authkey', '207'))
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const expected = {
      template_id: '64f1b2c3d6fc0560d933a5e2',
      mobile: `91${PHONE}`,
      otp: CODE,
      otp_expiry: '5',
      sender: 'EDUGDE',
      DLT_TE_ID: '1107160000000012345',
    }
    const isRight =
      method === 'POST' &&
      pathname === '/api/v5/otp' &&
      JSON.stringify(Object.fromEntries(searchParams)) === JSON.stringify(expected)
    if (!isRight) return json(400, msg91Error(`Invalid mobile no. ${url}`, '202'))
    return json(200, { request_id: '3763646c3058373530393938', type: 'success' })
  },
}

for (const vendor of [flow, otp]) describeSender(vendor)
