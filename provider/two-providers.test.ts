/** Two providers that are started at the same moment on one empty PostgreSQL. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { type CapturedProgram, startCaptured } from '@/testing/captured-program'
import { freePort } from '@/testing/free-port'
import { postgresPlace, type TestPlace } from '@/testing/provider/databases'
import { type StubServer, startStubServer } from '@/testing/stub-server'

const LIMIT_MS = 180_000
const foundSchema = z.object({ data: z.array(z.object({ id: z.coerce.number() })) })
const journalSchema = z.object({ entries: z.array(z.unknown()) })

let made: TestPlace
let folder: string
let sql: pg.Client
let website: StubServer
/** What the website was told. */
const told: string[] = []
type Running = { url: string; program: CapturedProgram }
let providers: [Running, Running]

beforeAll(async () => {
  made = await postgresPlace()
  folder = await mkdtemp(path.join(tmpdir(), 'two-providers-'))
  const { DATABASE_URL = '' } = made.place
  website = await startStubServer()
  website.answer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      told.push(`${request.url} ${request.headers.authorization} ${body}`)
      response.end()
    })
  })
  /** As on two machines: each has an address of its own, and says whom it believes. */
  const start = async (name: string, host: string) => {
    const port = await freePort()
    const url = `http://${host}:${port}`
    const shared = {
      DATABASE_URL,
      OTP_PEPPER: 'a pepper of both, which is long enough',
      SITE_URL: website.url,
      REVALIDATE_SECRET: 'the secret of both and the website',
      DESK: 'on',
      PROVIDER_HOST: host,
      PROVIDER_TRUST: '127.0.0.1',
      STOP_GRACE_S: '2',
    }
    const environment = { ...shared, PROVIDER_PORT: String(port), DATA_DIR: path.join(folder, name) }
    return { url, program: await startCaptured(['--import', 'tsx', 'provider/main.ts'], environment, `${url}/readyz`) }
  }
  providers = await Promise.all([start('one', '127.0.0.2'), start('other', '127.0.0.3')])
  sql = new pg.Client({ connectionString: DATABASE_URL })
  await sql.connect()
}, LIMIT_MS)

afterAll(async () => {
  await Promise.all(providers.map(({ program }) => program.stop()))
  await website.close()
  await sql.end()
  await made.remove()
  await rm(folder, { recursive: true, force: true })
}, LIMIT_MS)

async function count(from: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(`select count(*)::int as count from ${from}`)
  return rows[0]?.count ?? Number.NaN
}

test('the tables are made once, the sample is filled in once, and a job is done once', async () => {
  const journal = journalSchema.parse(JSON.parse(readFileSync('provider/migrations/meta/_journal.json', 'utf8')))
  expect(await count('drizzle.__drizzle_migrations')).toBe(journal.entries.length)
  expect(await count('institutes')).toBe(await count(`(select distinct name from institutes) as names`))
  expect(await count('job_runs')).toBe(2)
  expect(providers.map(({ program }) => program.output()).join('')).not.toMatch(/"level":[456]0/)
})

test('what changes in the database is found by both within a second', async () => {
  const { rows } = await sql.query<{ id: number }>(
    `insert into institutes (name, type_id, type_ids) values ('{"en": "Zwielicht Evening College"}', 1, '{1}') returning id`,
  )
  const begun = performance.now()
  for (const { url } of providers) {
    let ids: number[] = []
    while (!ids.includes(rows[0]?.id ?? 0) && performance.now() - begun < 5_000) {
      const answer = await fetch(`${url}/api/v1/institutes?search=zwielicht`)
      ids = foundSchema.parse(await answer.json()).data.map(({ id }) => id)
      await wait(10)
    }
  }
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test('when so much changed that it is read anew, each tells the website to ask again', async () => {
  told.length = 0
  await sql.query(`insert into institutes (name, type_id, type_ids)
    select jsonb_build_object('en', 'Branch ' || n), 1, '{1}' from generate_series(1, 1500) n`)
  for (const { url } of providers) await fetch(`${url}/api/v1/institutes?search=branch`)
  for (let tries = 0; told.length < providers.length && tries < 1_000; tries += 1) await wait(20)
  const call = '/api/revalidate Bearer the secret of both and the website {"tags":["directory"]}'
  expect(told).toEqual(providers.map(() => call))
})

test('a draft whose time passed is published by one of them, and the website told', async () => {
  told.length = 0
  await sql.query(`with account as (
      insert into desk_accounts (mail, name, role, created_at) values ('asha@desk.example', 'Asha', 'editor', now()) returning id),
    draft as (
      insert into content_versions (section, number, kind, fields, at, account_id, by)
        select 'about', 2, 'draft', '{"about_us_banner_title": {"en": "At its time"}}', now(), id, 'Asha' from account
        returning number, account_id),
    waiting as (insert into content_drafts (section, number) select 'about', number from draft)
    insert into content_schedules (section, at, number, published_number, account_id, by)
      select 'about', now() - interval '1 hour', number, 1, account_id, 'Asha' from draft`)
  for (let tries = 0; told.length === 0 && tries < 1_500; tries += 1) await wait(20)
  expect(told).toEqual(['/api/revalidate Bearer the secret of both and the website {"tags":["content:aboutus"]}'])
  expect(await count(`content_versions where section = 'about' and kind = 'published'`)).toBe(2)
})

test('one that is told to stop says so for a while, and goes on answering meanwhile', async () => {
  const [{ url, program }] = providers
  const stopped = program.stop()
  let status = 200
  while (status === 200) status = (await fetch(`${url}/readyz`)).status
  expect(status).toBe(503)
  expect((await fetch(`${url}/api/v1/institutes`)).status).toBe(200)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await stopped
})
