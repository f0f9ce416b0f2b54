import { readEnv } from '@/provider/env'

test('has defaults, also for variables that are set to nothing', () => {
  const defaults = {
    PROVIDER_PORT: 3001,
    PROVIDER_HOST: '127.0.0.1',
    STOP_GRACE_S: 1,
    DATA_DIR: '.data',
    SITE_URL: 'http://localhost:3000',
    OTP_LENGTH: 6,
    OTP_ENUMERATION: 'tell',
    OTP_HOURLY_BUDGET: 2_000,
    OTP_DAILY_BUDGET: 10_000,
    OPEN_DATA_LICENCE: 'CC-BY-4.0',
    PROVIDER_TRUST: '127.0.0.0/8, ::1',
    METRICS_HOST: '127.0.0.1',
    DESK: 'off',
  }
  expect(readEnv({})).toEqual(defaults)
  expect(readEnv({ PROVIDER_PORT: '', DATA_DIR: ' ', DATABASE_URL: '', SITE_URL: '' })).toEqual(defaults)
})

test('reads what is set', () => {
  const set = {
    PROVIDER_PORT: '4001',
    PROVIDER_HOST: '10.0.0.8',
    REVALIDATE_SECRET: 'a secret of sixteen',
    STOP_GRACE_S: '5',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://a:b@c/d',
    DATABASE_REPLICA_URL: 'postgres://a:b@e/d',
    SITE_URL: 'https://e.example',
    OTP_LENGTH: '8',
    OTP_PEPPER: 'x'.repeat(32),
    OTP_ENUMERATION: 'private',
    OTP_HOURLY_BUDGET: '5',
    OTP_DAILY_BUDGET: '9',
    OPEN_DATA_LICENCE: 'none',
    PROVIDER_TRUST: '10.0.0.0/8,fd00::/8',
    METRICS_PORT: '9401',
    METRICS_HOST: '10.0.0.7',
    DESK: 'on',
  }
  const numbers = {
    PROVIDER_PORT: 4001,
    STOP_GRACE_S: 5,
    OTP_LENGTH: 8,
    OTP_HOURLY_BUDGET: 5,
    OTP_DAILY_BUDGET: 9,
    METRICS_PORT: 9401,
  }
  expect(readEnv(set)).toEqual({ ...set, ...numbers })
})

test('where websites reach it from other machines, it is told which of them to believe', () => {
  const read = (PROVIDER_TRUST?: string) =>
    readEnv({ PROVIDER_HOST: '10.0.0.8', ...(PROVIDER_TRUST && { PROVIDER_TRUST }) })
  expect(() => read()).toThrow(/PROVIDER_TRUST must name the addresses of the websites/)
  expect(read('10.0.0.7').PROVIDER_TRUST).toBe('10.0.0.7')
  expect(() => readEnv({ PROVIDER_HOST: 'example' })).toThrow(/PROVIDER_HOST must be an address of this machine/)
})

test('names every variable that cannot be read, and no value', () => {
  const read = () => readEnv({ PROVIDER_PORT: 'many', DATABASE_URL: 'mysql://user:hidden@host', SITE_URL: 'example' })
  expect(read).toThrow(/^The environment cannot be used:\n {2}PROVIDER_PORT .*\n {2}DATABASE_URL .*\n {2}SITE_URL .*$/)
  expect(read).not.toThrow(/hidden/)
})

test.each([
  ['OTP_LENGTH', '3'],
  ['OTP_LENGTH', '9'],
  ['ENQUIRY_DAYS', '29'],
  ['ENQUIRY_DAYS', '3651'],
  ['OTP_PEPPER', 'too short'],
  ['OTP_ENUMERATION', 'hide'],
  ['OTP_HOURLY_BUDGET', '0'],
  ['OTP_DAILY_BUDGET', 'much'],
  // No licence under which anything may be given on.
  ['OPEN_DATA_LICENCE', 'reserved'],
  ['PROVIDER_TRUST', 'the website'],
  ['PROVIDER_TRUST', '10.0.0.0/33'],
])('%s cannot be %s', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(
    new RegExp(`^The environment cannot be used:\n {2}${name} must (?:be|have) .+$`),
  )
})

test('a replica of the embedded database there is not', () => {
  expect(() => readEnv({ DATABASE_REPLICA_URL: 'postgres://a:b@c/d' })).toThrow(
    /DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica/,
  )
})
