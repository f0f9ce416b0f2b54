/** Which module reads a variable and checks it. What starts them, and middleware.ts, take the same name and value from here. */
export const READERS = {
  /** The process that listens. */
  front: 'server/settings.ts',
  /** The website behind it. */
  website: 'lib/server/env.ts',
  provider: 'provider/env.ts',
  sms: 'provider/sms/settings.ts',
  payments: 'provider/payments/settings.ts',
  notices: 'provider/requests/notices/settings.ts',
} as const
type Reader = keyof typeof READERS

type Variable = {
  readBy: readonly Reader[]
  /** What it is where nobody sets it; without one, its reader can do without, or says what it needs. */
  unset?: string | number
  /** It stands in no line of a log and in no message. */
  isSecret?: true
}

/** Every variable of the environment, once (.env.example says what each means). */
export const ENVIRONMENT = {
  SITE_URL: { readBy: ['front', 'website', 'provider', 'sms', 'payments'], unset: 'http://localhost:3000' },
  PORT: { readBy: ['front'], unset: 3000 },
  API_BASE_URL: { readBy: ['front', 'website'] },
  API_TIMEOUT_MS: { readBy: ['front', 'website'], unset: 8000 },
  CONTENT_MAX_AGE: { readBy: ['front', 'website'], unset: 60 },
  REVALIDATE_SECRET: { readBy: ['front', 'website'], isSecret: true },
  IMAGE_HOSTS: { readBy: ['website'], unset: '' },
  BROCHURE_HOSTS: { readBy: ['website'], unset: '' },
  TRUST_PROXY: { readBy: ['front'] },
  PAYMENT_ORIGINS: { readBy: ['front'], unset: 'https://api.razorpay.com' },
  PAGE_CACHE_MB: { readBy: ['front'], unset: 64 },
  IMAGE_CACHE_MB: { readBy: ['front'], unset: 64 },
  STOP_GRACE_S: { readBy: ['front'], unset: 1 },
  POSTS_PER_ADDRESS: { readBy: ['website'], unset: 60 },
  OTP_LENGTH: { readBy: ['website', 'provider'], unset: 6 },
  FORM_SECRET: { readBy: ['website'], isSecret: true },
  PROVIDER_PORT: { readBy: ['front', 'website', 'provider'], unset: 3001 },
  DATA_DIR: { readBy: ['provider'], unset: '.data' },
  DATABASE_URL: { readBy: ['provider'], isSecret: true },
  OTP_PEPPER: { readBy: ['provider'], isSecret: true },
  OTP_ENUMERATION: { readBy: ['provider'], unset: 'tell' },
  OTP_HOURLY_BUDGET: { readBy: ['provider'], unset: 2000 },
  OTP_DAILY_BUDGET: { readBy: ['provider'], unset: 10000 },
  PROVIDER_TRUST: { readBy: ['provider'], unset: '127.0.0.0/8, ::1' },
  SMS_SENDER: { readBy: ['sms'], unset: 'terminal' },
  SMS_TIMEOUT_MS: { readBy: ['sms'], unset: 5000 },
  SMS_MESSAGE: {
    readBy: ['sms'],
    unset: '{code} is your one-time code. It is good for {minutes} minutes. Do not share it.\n\n@{host} #{code}',
  },
  SMS_SENDER_ID: { readBy: ['sms'], unset: '' },
  SMS_DLT_TEMPLATE_ID: { readBy: ['sms'], unset: '' },
  SMS_DLT_ENTITY_ID: { readBy: ['sms'], unset: '' },
  SMS_GATEWAY_URL: { readBy: ['sms'] },
  SMS_GATEWAY_METHOD: { readBy: ['sms'], unset: 'POST' },
  SMS_GATEWAY_HEADERS: { readBy: ['sms'], isSecret: true },
  SMS_GATEWAY_FORMAT: { readBy: ['sms'], unset: 'json' },
  SMS_GATEWAY_BODY: { readBy: ['sms'] },
  SMS_GATEWAY_REFUSED: { readBy: ['sms'] },
  MSG91_AUTH_KEY: { readBy: ['sms'], isSecret: true },
  MSG91_TEMPLATE_ID: { readBy: ['sms'] },
  MSG91_API: { readBy: ['sms'], unset: 'flow' },
  MSG91_VARIABLES: { readBy: ['sms'], unset: 'OTP={code}' },
  MSG91_URL: { readBy: ['sms'], unset: 'https://control.msg91.com' },
  TWILIO_ACCOUNT_SID: { readBy: ['sms'] },
  TWILIO_AUTH_TOKEN: { readBy: ['sms'], isSecret: true },
  TWILIO_VERIFY_SERVICE_SID: { readBy: ['sms'] },
  TWILIO_TEMPLATE_SID: { readBy: ['sms'], unset: '' },
  TWILIO_LOCALE: { readBy: ['sms'], unset: '' },
  TWILIO_URL: { readBy: ['sms'], unset: 'https://verify.twilio.com' },
  PAYMENTS_BY: { readBy: ['payments'] },
  RAZORPAY_KEY_ID: { readBy: ['payments'] },
  RAZORPAY_KEY_SECRET: { readBy: ['payments'], isSecret: true },
  RAZORPAY_WEBHOOK_SECRET: { readBy: ['payments'], isSecret: true },
  RAZORPAY_TITLE: { readBy: ['payments'], unset: 'Education Guide' },
  RAZORPAY_URL: { readBy: ['payments'], unset: 'https://api.razorpay.com' },
  REQUESTS_WEBHOOK_URL: { readBy: ['notices'] },
  REQUESTS_WEBHOOK_SECRET: { readBy: ['notices'], isSecret: true },
  REQUESTS_MAIL_TO: { readBy: ['notices'] },
  REQUESTS_MAIL_FROM: { readBy: ['notices'] },
  SMTP_URL: { readBy: ['notices'], isSecret: true },
} as const satisfies Record<string, Variable>

type Name = keyof typeof ENVIRONMENT
/** The variables that a module reads: its schema has these, and no others. */
export type ReadBy<By extends Reader> = {
  [Each in Name]: By extends (typeof ENVIRONMENT)[Each]['readBy'][number] ? Each : never
}[Name]
