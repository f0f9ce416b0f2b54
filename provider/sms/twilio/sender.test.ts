import { CODE, describeSender, json, PHONE, type Vendor } from '@/testing/sms/sender-suite'

const TOKEN = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
const twilioError = (status: number, code: number, message: string) =>
  json(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })

const SERVICE = 'VA0123456789abcdef0123456789abcdef'
const ACCOUNT = 'AC0123456789abcdef0123456789abcdef'

const twilio: Vendor = {
  name: 'twilio',
  env: (url) => ({
    SMS_SENDER: 'twilio',
    TWILIO_ACCOUNT_SID: ACCOUNT,
    TWILIO_AUTH_TOKEN: TOKEN,
    TWILIO_VERIFY_SERVICE_SID: SERVICE,
    TWILIO_TEMPLATE_SID: 'HJ0123456789abcdef0123456789abcdef',
    TWILIO_LOCALE: 'en',
    TWILIO_URL: url,
  }),
  secret: { name: 'TWILIO_AUTH_TOKEN', text: TOKEN, wrong: 'wrong' },
  answer: ({ method, url, headers }, body) => {
    const credentials = Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')
    if (headers.authorization !== `Basic ${credentials}`) return twilioError(401, 20003, 'Authenticate')
    const expected = {
      To: `+91${PHONE}`,
      Channel: 'sms',
      CustomCode: CODE,
      TemplateSid: 'HJ0123456789abcdef0123456789abcdef',
      Locale: 'en',
    }
    const isRight =
      method === 'POST' &&
      url === `/v2/Services/${SERVICE}/Verifications` &&
      headers['content-type'] === 'application/x-www-form-urlencoded' &&
      JSON.stringify(Object.fromEntries(new URLSearchParams(body))) === JSON.stringify(expected)
    if (!isRight) return twilioError(400, 60200, `Invalid parameter: ${body}`)
    return json(201, {
      sid: 'VE0123456789abcdef0123456789abcdef',
      service_sid: SERVICE,
      account_sid: ACCOUNT,
      to: `+91${PHONE}`,
      channel: 'sms',
      status: 'pending',
      valid: false,
      lookup: {},
      send_code_attempts: [{ time: '2026-01-30T20:00:00Z', channel: 'SMS', attempt_sid: 'VL01' }],
    })
  },
  refusal: twilioError(403, 60410, `Verification delivery attempt blocked for +91${PHONE}`),
  refusalReason: 'status 403, code 60410',
  unusable: [
    [{ TWILIO_VERIFY_SERVICE_SID: '' }, 'TWILIO_VERIFY_SERVICE_SID must be set'],
    [
      { TWILIO_AUTH_TOKEN: '', TWILIO_ACCOUNT_SID: '' },
      'TWILIO_ACCOUNT_SID must be set (not set)\n  TWILIO_AUTH_TOKEN',
    ],
  ],
}

describeSender(twilio)
