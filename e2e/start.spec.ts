import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { FAILING_PROVIDER, WEBSITE_PROGRAM } from '@/playwright.config'
import { port, site } from './ports'
import { test } from './test'

const PORT = String(port('startSite'))

test('an environment that cannot be read ends the start, and each variable is named', async () => {
  const wrong = { REVALIDATE_SECRET: 'short', API_TIMEOUT_MS: 'soon' }
  const website = spawn(process.execPath, ['--import', 'tsx', WEBSITE_PROGRAM], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // One that starts after all is not left behind.
    timeout: 60_000,
    env: { ...process.env, PORT, SITE_URL: site('startSite'), API_BASE_URL: FAILING_PROVIDER, ...wrong },
  })
  const [said, other, [code]] = await Promise.all([text(website.stdout), text(website.stderr), once(website, 'exit')])
  expect(code).toBe(1)
  // Whoever reads the log reads JSON alone.
  const lines = said.trimEnd().split('\n')
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
    lines.map(() => expect.objectContaining({ level: 60 })),
  )
  expect(other).toBe('')
  expect(said).toContain('The environment cannot be used')
  for (const variable of Object.keys(wrong)) expect(said).toContain(`${variable} must `)
})
