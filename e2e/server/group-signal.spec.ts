import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { port, site } from '@/e2e/ports'

/** Ctrl-C in a terminal goes to every process of the group, and so does what systemd sends by default. */

const SITE = site('groupSite')
const IN_FLIGHT = 12

// Both take the same ports.
test.describe.configure({ mode: 'default' })

/** A page that nobody has asked for, to its last byte. */
async function searchFor(words: string): Promise<string> {
  const asked = request(`${SITE}/filter?search=${words}`).end()
  const [answer] = await once(asked, 'response')
  expect(answer.statusCode).toBe(200)
  return text(answer)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Both are one way through the program: the gate takes one.
  const tag = signal === 'SIGINT' ? ['@wide'] : []
  const title = `${signal} to the whole group: what is in flight is answered, nothing is started again, all end`
  test(title, { tag }, async () => {
    test.setTimeout(120_000)
    const dataDir = mkdtempSync(join(tmpdir(), 'education-guide-group-'))
    const website = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port('groupSite')),
        PROVIDER_PORT: String(port('groupProvider')),
        SITE_URL: SITE,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        API_BASE_URL: '',
      },
    })
    const group = -(website.pid ?? Number.NaN)
    try {
      const said = text(website.stderr)
      const ended = once(website, 'exit')
      await expect(async () => expect((await fetch(`${SITE}/readyz`)).status).toBe(200)).toPass({ timeout: 90_000 })
      const pages = Array.from({ length: IN_FLIGHT }, (_, count) => searchFor(`nobody-${count}`))
      // The first is there, and the rest still wait for Next, or Next for the provider.
      await Promise.race(pages)
      process.kill(group, signal)
      for (const page of await Promise.all(pages)) expect(page.trimEnd()).toMatch(/<\/html>$/)
      expect(await ended).toEqual([0, null])
      expect(await said).not.toContain('started again')
      // The embedded database closes behind the provider.
      await expect(async () => expect(() => process.kill(group, 0)).toThrow('ESRCH')).toPass({ timeout: 10_000 })
    } finally {
      if (website.exitCode === null && website.signalCode === null) process.kill(group, 'SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    }
  })
}
