import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { configurationPage } from '@/scripts/configuration-page'
import { checkConfiguration, configurationInForce, configurationMistakes, READERS } from './configuration'

const WRONG = {
  PORT: 'x',
  REDIS_URL: 'nonsense',
  OTP_LENGTH: '99',
  SITE_URL: 'https://guide.example',
  API_TIMEOUT_MS: 'soon',
  OTP_PEPPER: 'short',
  DATABASE_URL: 'mysql://user:hidden@host',
  FORM_SECRET: 'hidden too',
  OFFLINE_PAGE: 'maybe',
  PAYMENT_ORIGINS: 'foo',
  REQUESTS_MAIL_TO: 'nobody',
  PAYMENTS_BY: 'cash',
}

test('all mistakes of both programs are named at once, each variable once', () => {
  const named = configurationMistakes(WRONG).map(({ variable }) => variable)
  expect(named.toSorted()).toEqual(
    [
      ...Object.keys(WRONG).filter((name) => name !== 'SITE_URL'),
      // Of what is missing beside these.
      ...['TRUST_PROXY', 'SMS_SENDER', 'SMTP_URL', 'REQUESTS_MAIL_FROM'],
    ].toSorted(),
  )
})

test('each says what was found and what is expected, and no secret', () => {
  expect(() => checkConfiguration(WRONG)).toThrow('PORT must be a whole number from 1 to 65535 (set to "x")')
  expect(() => checkConfiguration(WRONG)).toThrow('OFFLINE_PAGE must be on or off (set to "maybe")')
  expect(() => checkConfiguration(WRONG)).toThrow(
    'OTP_PEPPER must have 32 characters or more (set to 5 characters that are not shown)',
  )
  expect(() => checkConfiguration(WRONG)).toThrow('TRUST_PROXY must say how many')
  expect(() => checkConfiguration(WRONG)).toThrow('REDIS_URL must be redis://host:6379')
  expect(() => checkConfiguration(WRONG)).not.toThrow(/hidden/)
  expect(() => checkConfiguration({ SITE_URL: 'ftp://me:hidden@host' })).not.toThrow(/hidden/)
})

test('nothing need be set', () => {
  expect(configurationMistakes({})).toEqual([])
  expect(
    configurationMistakes(
      Object.fromEntries(READERS.flatMap(({ schema }) => Object.keys(schema.shape)).map((name) => [name, ' '])),
    ),
  ).toEqual([])
})

test('with a provider of another make the embedded one’s variables do not count', () => {
  const other = { API_BASE_URL: 'https://provider.example/api/v1', OTP_PEPPER: 'short', SMS_SENDER: 'pigeon' }
  expect(configurationMistakes(other)).toEqual([])
  const pepper = configurationInForce(other).find(({ variable }) => variable === 'OTP_PEPPER')
  expect(pepper).toMatchObject({ isSet: true, isUsed: false })
})

test('what is in force is shown without secrets and passwords', () => {
  const shown = JSON.stringify(
    configurationInForce({ ...WRONG, API_BASE_URL: 'https://me:hidden@provider.example', MSG91_AUTH_KEY: 'hidden' }),
  )
  expect(shown).not.toContain('hidden@')
  expect(shown).not.toMatch(/"value":"[^"]*hidden/)
  expect(shown).toContain('provider.example')
})

const run = (script: string, env: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })

test('npm run config ends with 1 where the website would not start, and says why', () => {
  const { status, stdout } = run('scripts/config.mts', { PORT: 'x', OTP_LENGTH: '99' })
  expect(status).toBe(1)
  expect(stdout).toMatch(/MISTAKE: PORT .*\n.*OTP_LENGTH/)
  expect(run('scripts/config.mts', {}, '--json').status).toBe(0)
  expect(run('scripts/config.mts', {}, '--jsno').status).toBe(2)
})

test('npm start starts nothing before all of it can be used, and npm run provider names all of its own', () => {
  const started = run('server/start.ts', { PORT: 'x', OTP_LENGTH: '99' })
  expect(started.status).toBe(1)
  expect(started.stdout).toMatch(/PORT [^]*OTP_LENGTH/)
  // Whoever reads the log reads JSON alone.
  const lines = started.stdout.trimEnd().split('\n')
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
    lines.map(() => expect.objectContaining({ level: 60 })),
  )
  expect(started.stderr).toBe('')
  const provider = run('provider/main.ts', { OTP_LENGTH: '99', SMS_SENDER: 'pigeon', PAYMENTS_BY: 'cash' })
  expect(provider.status).toBe(1)
  expect(provider.stdout).toMatch(/OTP_LENGTH.*SMS_SENDER.*PAYMENTS_BY/)
})

test('docs/configuration.md says what the schemas and .env.example say', () => {
  // Prettier widens the columns.
  const bare = (page: string) => page.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')
  expect(bare(readFileSync('docs/configuration.md', 'utf8'))).toBe(bare(configurationPage()))
  expect(configurationInForce({}).filter(({ variable }) => !configurationPage().includes(`\`${variable}\``))).toEqual(
    [],
  )
})

test('the embedded provider listens on loopback, where its website asks it', () => {
  const of = (variables: Record<string, string>) => configurationMistakes(variables).map(({ variable }) => variable)
  const elsewhere = { PROVIDER_HOST: '10.0.0.8', PROVIDER_TRUST: '10.0.0.7' }
  expect(of(elsewhere)).toEqual(['PROVIDER_HOST'])
  expect(of({ ...elsewhere, API_BASE_URL: 'http://10.0.0.8:3001/api/v1' })).toEqual([])
})
