import { readEnv } from '@/provider/env'

test('has defaults, also for variables that are set to nothing', () => {
  const defaults = { PROVIDER_PORT: 3001, DATA_DIR: '.data', SITE_URL: 'http://localhost:3000' }
  expect(readEnv({})).toEqual(defaults)
  expect(readEnv({ PROVIDER_PORT: '', DATA_DIR: ' ', DATABASE_URL: '', SITE_URL: '' })).toEqual(defaults)
})

test('reads what is set', () => {
  const set = {
    PROVIDER_PORT: '4001',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://a:b@c/d',
    SITE_URL: 'https://e.example',
  }
  expect(readEnv(set)).toEqual({ ...set, PROVIDER_PORT: 4001 })
})

test('names every variable that cannot be read, and no value', () => {
  const read = () => readEnv({ PROVIDER_PORT: 'many', DATABASE_URL: 'mysql://user:hidden@host', SITE_URL: 'example' })
  expect(read).toThrow(/^The environment cannot be used: PROVIDER_PORT .*DATABASE_URL .*SITE_URL .*\.$/)
  expect(read).not.toThrow(/hidden/)
})
