import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from '@/e2e/test'

/** Options of next.config.ts that Next calls experimental, or that nothing else would miss (docs/recipes.md). */
const PAGE = '/college/detail?id=1'

test('title and canonical stand in the head for everybody (htmlLimitedBots)', async ({ request }) => {
  const html = await (await request.get(PAGE)).text()
  const [head = ''] = html.split('</head>')
  expect(head).toContain('<title>')
  expect(head).toContain('rel="canonical"')
})

test('an unknown address is a page of ours, with the frame of every other (globalNotFound)', async ({ request }) => {
  const answer = await request.get('/no/such/page')
  expect(answer.status()).toBe(404)
  const html = await answer.text()
  expect(html).toContain('<nav')
  expect(html).toContain('<footer')
})

test('no page is written to disk (isrFlushToDisk)', async ({ request }) => {
  for (const path of [PAGE, '/about', '/kn/about']) expect((await request.get(path)).status()).toBe(200)
  const written = readdirSync('.next/server/app', { recursive: true, encoding: 'utf8' })
  expect(written.filter((name) => /\.(?:html|rsc|body)$/.test(name) && !name.startsWith('_global-error'))).toEqual([])
})
