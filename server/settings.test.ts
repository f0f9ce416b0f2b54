import { readSettings } from './settings'

const NEEDED = { NODE_ENV: 'production', REVALIDATE_SECRET: 'secret' } as const
const HTTPS = { ...NEEDED, SITE_URL: 'https://guide.example' }

test('on https it must be said how many proxies stand in front, for one ends TLS', () => {
  expect(() => readSettings(HTTPS)).toThrow(/TRUST_PROXY/)
  expect(() => readSettings({ ...HTTPS, TRUST_PROXY: ' ' })).toThrow(/TRUST_PROXY/)
  expect(readSettings({ ...HTTPS, TRUST_PROXY: '1' }).trustProxy).toBe(1)
  expect(readSettings({ ...HTTPS, TRUST_PROXY: '0' }).trustProxy).toBe(0)
})

test('on plain http, as on one’s own machine, nobody need say it', () => {
  expect(readSettings(NEEDED)).toMatchObject({ trustProxy: 0, port: 3000 })
})

test('instances that share a store need one secret', () => {
  expect(() => readSettings({ ...NEEDED, REDIS_URL: 'redis://store:6379' })).toThrow(/FORM_SECRET/)
  const shared = { ...NEEDED, REDIS_URL: 'redis://store:6379', FORM_SECRET: 'one and the same' }
  expect(readSettings(shared).shared).toEqual({ redisUrl: 'redis://store:6379', pages: 5_000 })
  expect(readSettings(NEEDED).shared).toBeNull()
})

test('each variable that cannot be read is named', () => {
  expect(() => readSettings({ ...NEEDED, PORT: 'x', PAGE_CACHE_MB: '0' })).toThrow(/PORT[^]*PAGE_CACHE_MB/)
  expect(() => readSettings({ ...NEEDED, PAYMENT_ORIGINS: 'gateway.example' })).toThrow(/PAYMENT_ORIGINS/)
})

test('origins of gateways stand apart by commas, also one too many', () => {
  const { paymentOrigins } = readSettings({ ...NEEDED, PAYMENT_ORIGINS: 'https://a.example/x, https://b.example,' })
  expect(paymentOrigins).toEqual(['https://a.example', 'https://b.example'])
})

test('metrics are for nobody but who runs it: on a port of their own, on this machine unless told', () => {
  expect(readSettings(NEEDED).metrics).toBeNull()
  expect(readSettings({ ...NEEDED, METRICS_PORT: '9400' }).metrics).toEqual({ host: '127.0.0.1', port: 9400 })
  expect(() => readSettings({ ...NEEDED, METRICS_PORT: '3000' })).toThrow(/METRICS_PORT must be a port of its own/)
  expect(() => readSettings({ ...NEEDED, PORT: '80', METRICS_PORT: '80' })).toThrow(/METRICS_PORT must be a port/)
  expect(() => readSettings({ ...NEEDED, PORT: '3001' })).toThrow(/PROVIDER_PORT must be another port than PORT/)
  expect(readSettings({ ...NEEDED, PORT: '3001', API_BASE_URL: 'https://provider.example/api/v1' }).port).toBe(3001)
  expect(() => readSettings({ ...NEEDED, METRICS_PORT: '3001' })).toThrow(/METRICS_PORT must be a port of its own/)
  const elsewhere = { ...NEEDED, METRICS_PORT: '3001', API_BASE_URL: 'https://provider.example/api/v1' }
  expect(readSettings(elsewhere).metrics?.port).toBe(3001)
})
