import { getEnvironment, readEnvironment } from '@/lib/server/env'

const variables = (values: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  FORM_SECRET: 'x'.repeat(32),
  ...values,
})

test('asks the embedded provider where no other is named', () => {
  expect(readEnvironment(variables({})).apiBaseUrl.href).toBe('http://127.0.0.1:3001/api/v1/')
  expect(readEnvironment(variables({ PROVIDER_PORT: '4001' })).apiBaseUrl.href).toBe('http://127.0.0.1:4001/api/v1/')
})

test('paths are appended to the provider’s base, with or without a slash at its end', () => {
  for (const base of ['https://provider.example/api/v1', 'https://provider.example/api/v1/']) {
    const { apiBaseUrl } = readEnvironment(variables({ API_BASE_URL: base }))
    expect(new URL('institutes?page=2', apiBaseUrl).href).toBe('https://provider.example/api/v1/institutes?page=2')
  }
})

test('an empty variable is an unset one', () => {
  const environment = readEnvironment(variables({ API_BASE_URL: '', REVALIDATE_SECRET: ' ' }))
  expect(environment.apiBaseUrl.port).toBe('3001')
  expect(environment.revalidateSecret).toBeUndefined()
})

test('the defaults are those of the contract', () => {
  const environment = readEnvironment(variables({}))
  expect(environment.apiTimeoutMs).toBe(8000)
  expect(environment.contentMaxAge).toBe(60)
  expect(environment.siteUrl.href).toBe('http://localhost:3000/')
})

test('a code has 6 digits, or 4 to 8 as the operator says', () => {
  expect(readEnvironment(variables({})).otpLength).toBe(6)
  expect(readEnvironment(variables({ OTP_LENGTH: '4' })).otpLength).toBe(4)
  for (const length of ['3', '9', '5.5', 'six']) {
    expect(() => readEnvironment(variables({ OTP_LENGTH: length }))).toThrow('OTP_LENGTH')
  }
})

test('a CDN is told by its address and the header that it knows us by', () => {
  const set = { CDN_PURGE_URL: 'https://cdn.example/purge', CDN_PURGE_HEADER: 'Authorization: Bearer a: b' }
  expect(readEnvironment(variables(set)).cdnPurge).toEqual({
    url: new URL('https://cdn.example/purge'),
    headers: { Authorization: 'Bearer a: b' },
  })
  expect(readEnvironment(variables({})).cdnPurge).toBeNull()
  expect(() => readEnvironment(variables({ ...set, CDN_PURGE_HEADER: 'a token' }))).toThrow('CDN_PURGE_HEADER')
  expect(() => readEnvironment(variables({ REDIS_URL: 'https://store.example' }))).toThrow('REDIS_URL')
})

test('a short secret for forms is refused', () => {
  expect(() => readEnvironment(variables({ FORM_SECRET: 'short' }))).toThrow('FORM_SECRET')
})

test('without a secret for forms one is made for all modules of the process', () => {
  delete process.env.FORM_SECRET
  const first = getEnvironment().formSecret
  jest.isolateModules(() => {
    const again = jest.requireActual<typeof import('@/lib/server/env')>('@/lib/server/env')
    expect(again.getEnvironment().formSecret).toBe(first)
  })
  expect(first.length).toBeGreaterThanOrEqual(32)
})

test('an error names each variable that cannot be read', () => {
  expect(() => readEnvironment(variables({ SITE_URL: 'not an address', API_TIMEOUT_MS: 'soon' }))).toThrow(
    /(?=[\s\S]*SITE_URL)(?=[\s\S]*API_TIMEOUT_MS)/,
  )
})

test('picture hosts are a list without regard to case and spaces', () => {
  expect(readEnvironment(variables({ IMAGE_HOSTS: 'CDN.example, img.example ,' })).imageHosts).toEqual([
    'cdn.example',
    'img.example',
  ])
})
