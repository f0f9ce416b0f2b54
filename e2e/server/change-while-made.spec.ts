import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { PECULIAR } from '@/e2e/other-provider/institutions'
import { port, site } from '@/e2e/ports'
import { OTHER_PROVIDER } from '@/playwright.config'

/** What Next keeps of a page that it was making when its content changed (server/page-cache.ts). */
const PORT = port('changeSite')
const PROXY_PORT = port('changeProxy')
const SITE = site('changeSite')
const SECRET = 'of this test and no other'
const PAGE = `${SITE}/college/detail?id=${PECULIAR.complete}`

/** Before the provider: it renames the institution once it has changed, and lets its brochures wait. */
let proxy: Server
let website: ChildProcess
let hasChanged = false
let isInstituteRead = false
let letBrochuresGo: (() => void) | null = null

test.beforeAll(async () => {
  test.setTimeout(60_000)
  proxy = createServer((request, response) => {
    const answer = async () => {
      const given = await fetch(`${OTHER_PROVIDER}${request.url}`)
      const text = await given.text()
      const isWaiting = request.url?.endsWith('/brochures') === true && !hasChanged
      if (isWaiting) await new Promise<void>((resolve) => (letBrochuresGo = resolve))
      const isInstitute = request.url?.includes('institute/details') === true
      const isNew = isInstitute && hasChanged
      if (isInstitute) response.once('finish', () => (isInstituteRead = true))
      response
        .writeHead(given.status, { 'content-type': 'application/json' })
        .end(isNew ? text.replaceAll(/"name":"[^"]*"/g, '"name":"Another name"') : text)
    }
    answer().catch(() => response.destroy())
  })
  await once(proxy.listen(PROXY_PORT, '127.0.0.1'), 'listening')
  website = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(PORT),
      SITE_URL: SITE,
      API_BASE_URL: `http://127.0.0.1:${PROXY_PORT}/rest`,
      REVALIDATE_SECRET: SECRET,
    },
  })
  await expect(async () => expect((await fetch(`${SITE}/readyz`)).status).toBe(200)).toPass({ timeout: 50_000 })
})
test.afterAll(async () => {
  website.kill('SIGTERM')
  if (website.exitCode === null) await once(website, 'exit')
  proxy.closeAllConnections()
  proxy.close()
})

const isRenamed = async () => (await (await fetch(PAGE)).text()).includes('Another name')

test('is not shown until it is old', async () => {
  const first = isRenamed()
  await expect.poll(() => isInstituteRead && letBrochuresGo !== null).toBe(true)
  hasChanged = true
  const told = await fetch(`${SITE}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: [`institute:${PECULIAR.complete}`] }),
  })
  expect(told.status).toBe(200)
  letBrochuresGo?.()
  expect(await first).toBe(false)
  await expect.poll(isRenamed, { timeout: 10_000 }).toBe(true)
})
