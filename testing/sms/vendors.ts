import type { IncomingMessage } from 'node:http'

/** What a vendor has to say to a request. */
type Answer = { status: number; body: string }
/** A vendor as its documentation and its users describe it. */
export type Vendor = {
  name: string
  /** The environment for a vendor that listens at this address. */
  env: (url: string) => Record<string, string>
  /** The variable that holds the secret, to be set to a wrong one. */
  secret: { name: string; wrong: string }
  /** Checks the request as the vendor does. */
  answer: (request: IncomingMessage, body: string) => Answer
  /** A refusal for a reason of the vendor's own, with the status that it has there. */
  refusal: Answer
  /** The number that names the refusal, as we write it down. */
  refusalReason: string
}

export const PHONE = '9876501234'
export const CODE = '493027'
export const SMS = { phone: PHONE, code: CODE, minutes: 5, id: '0b5e6f8e-6a58-4a3c-8a55-3a8d2f6d1c11' }
export const SECRETS = ['k3y-of-the-gateway', '391000AbCdEfGhIjKl', 'a1b2c3d4e5f60718293a4b5c6d7e8f90']
const [GATEWAY_KEY = '', MSG91_KEY = '', TWILIO_TOKEN = ''] = SECRETS

const json = (status: number, value: unknown): Answer => ({ status, body: JSON.stringify(value) })

const gateway: Vendor = {
  name: 'gateway',
  env: (url) => ({
    SMS_SENDER: 'gateway',
    SITE_URL: 'https://guide.example',
    SMS_SENDER_ID: 'EDUGDE',
    SMS_DLT_TEMPLATE_ID: '1107160000000012345',
    SMS_GATEWAY_URL: `${url}/sms/send?ref={id}`,
    SMS_GATEWAY_HEADERS: `{"Authorization":"Bearer ${GATEWAY_KEY}","Idempotency-Key":"{id}"}`,
    SMS_GATEWAY_BODY:
      '{"to":"+91{phone}","text":"{message}","from":"{sender_id}","dlt":{"template":"{template_id}"},"tags":["otp"],"retry":false}',
  }),
  secret: { name: 'SMS_GATEWAY_HEADERS', wrong: '{"authorization":"Bearer wrong"}' },
  answer: ({ method, url, headers }, body) => {
    if (headers.authorization !== `Bearer ${GATEWAY_KEY}`) return json(401, { error: 'invalid token' })
    const expected = {
      to: `+91${PHONE}`,
      text: `${CODE} is your one-time code. It is good for 5 minutes. Do not share it.\n\n@guide.example #${CODE}`,
      from: 'EDUGDE',
      dlt: { template: '1107160000000012345' },
      tags: ['otp'],
      retry: false,
    }
    const isRight =
      method === 'POST' &&
      url === `/sms/send?ref=${SMS.id}` &&
      headers['content-type'] === 'application/json' &&
      headers['idempotency-key'] === SMS.id &&
      body === JSON.stringify(expected)
    return isRight ? json(202, { status: 'queued', id: 'm-1' }) : json(422, { error: `not understood: ${body}` })
  },
  refusal: json(200, { status: 'FAILED', code: 1706, reason: `+91${PHONE} is on the DND list` }),
  refusalReason: 'status 200, code 1706',
}

const msg91Error = (message: string, code: string) => ({ type: 'error', message, code })

const flow: Vendor = {
  name: 'msg91 flow',
  env: (url) => ({
    SMS_SENDER: 'msg91',
    MSG91_AUTH_KEY: MSG91_KEY,
    MSG91_TEMPLATE_ID: '64f1b2c3d6fc0560d933a5e2',
    MSG91_VARIABLES: 'OTP={code}, MINUTES={minutes}',
    SMS_SENDER_ID: 'EDUGDE',
    MSG91_URL: url,
  }),
  secret: { name: 'MSG91_AUTH_KEY', wrong: 'wrong' },
  answer: ({ method, url, headers }, body) => {
    if (headers.authkey !== MSG91_KEY) return json(401, msg91Error('Invalid authkey', '207'))
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
}

const otp: Vendor = {
  ...flow,
  name: 'msg91 otp',
  env: (url) => ({ ...flow.env(url), MSG91_API: 'otp', SMS_DLT_TEMPLATE_ID: '1107160000000012345' }),
  answer: ({ method, url = '', headers }) => {
    if (headers.authkey !== MSG91_KEY) return json(401, msg91Error('Invalid authkey', '207'))
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

const twilioError = (status: number, code: number, message: string) =>
  json(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })

const SERVICE = 'VA0123456789abcdef0123456789abcdef'
const ACCOUNT = 'AC0123456789abcdef0123456789abcdef'

const twilio: Vendor = {
  name: 'twilio',
  env: (url) => ({
    SMS_SENDER: 'twilio',
    TWILIO_ACCOUNT_SID: ACCOUNT,
    TWILIO_AUTH_TOKEN: TWILIO_TOKEN,
    TWILIO_VERIFY_SERVICE_SID: SERVICE,
    TWILIO_TEMPLATE_SID: 'HJ0123456789abcdef0123456789abcdef',
    TWILIO_LOCALE: 'en',
    TWILIO_URL: url,
  }),
  secret: { name: 'TWILIO_AUTH_TOKEN', wrong: 'wrong' },
  answer: ({ method, url, headers }, body) => {
    const credentials = Buffer.from(`${ACCOUNT}:${TWILIO_TOKEN}`).toString('base64')
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
}

export const VENDORS: readonly Vendor[] = [gateway, flow, otp, twilio]
