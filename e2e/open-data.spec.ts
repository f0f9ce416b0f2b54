import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { SITE_EXAMPLES } from '@/lib/rules/open-data/examples'
import { expect } from '@playwright/test'
import { test } from './test'

test.describe('open data', () => {
  test('every file of the page is whole, has the digest that is told, and goes on where it was cut', async ({
    page,
    request,
  }) => {
    await page.goto('/data')
    const links = page
      .getByRole('region', { name: 'Files' })
      .getByRole('listitem')
      .getByRole('link', { name: /Download|Compressed/ })
    await expect(links).toHaveCount(8)
    const sums = await (await request.get('/exports/SHA256SUMS')).text()
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
      const answer = await request.get(href)
      const body = await answer.body()
      const name = href.replace('/exports/', '')
      expect(sums).toContain(`${createHash('sha256').update(body).digest('hex')}  ${name}\n`)
      expect(answer.headers()).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(body.byteLength) })
      const rest = await request.get(href, {
        headers: { range: 'bytes=100-', 'if-range': answer.headers().etag ?? '', 'accept-encoding': 'br' },
      })
      expect([rest.status(), (await rest.body()).equals(body.subarray(100))]).toEqual([206, true])
      const again = await request.get(href, { headers: { 'if-none-match': answer.headers().etag ?? '' } })
      expect(again.status()).toBe(304)
    }
  })

  test('the page tells searchers of data what there is', async ({ page }) => {
    await page.goto('/kn/data')
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const dataset: unknown = JSON.parse(text ?? '')
    expect(dataset).toMatchObject({ '@type': 'Dataset', license: 'https://creativecommons.org/licenses/by/4.0/' })
  })

  for (const { name, path } of SITE_EXAMPLES) {
    test(`the example of /developers works: ${name}`, async ({ page, request, baseURL }) => {
      await page.goto('/developers')
      await expect(page.getByText(new URL(path, baseURL).pathname, { exact: false }).first()).toBeVisible()
      const answer = await request.get(path)
      expect([answer.status(), (await answer.body()).byteLength > 0]).toEqual([200, true])
    })
  }

  test('the newest file is the one that is told, compressed', async ({ request }) => {
    const packed = await request.get('/exports/institutions.csv.gz')
    expect(packed.headers()['content-disposition']).toMatch(/karnataka-institutions-\d{4}-\d\d-\d\d(\.\d+)?\.csv\.gz/)
    const rows: unknown[] = parse(gunzipSync(await packed.body()), { bom: true, columns: true })
    expect(rows.length).toBeGreaterThan(50)
  })
})

test.describe('lists without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, least] of [
    ['/filter?instituteId=1', 2],
    ['/explore-all', 2],
    ['/updates-list', 1],
    ['/compare?ids=1,2', 2],
    ['/shortlist/shared?ids=1,2,3', 3],
  ] as const) {
    test(`the list of ${path} is a file`, async ({ page }) => {
      await page.goto(path)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download as CSV' }).click()
      const file = await (await download).createReadStream()
      const chunks: Buffer[] = []
      for await (const chunk of file) chunks.push(Buffer.from(chunk))
      expect((await download).suggestedFilename()).toMatch(/^karnataka-[a-z-]+-\d{4}-\d\d-\d\d\.csv$/)
      const rows: unknown[] = parse(Buffer.concat(chunks), { bom: true, columns: true })
      expect(rows.length).toBeGreaterThanOrEqual(least)
    })
  }
})

test('the file of results has all pages in the order of the page, and says them in Kannada', async ({
  page,
  request,
}) => {
  await page.goto('/kn/filter?sort=rating&page=2')
  const link = page.getByRole('link', { name: 'CSV ಆಗಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ' })
  await expect(link).toHaveAttribute('href', /sort=rating&lang=kn$/)
  const rows: unknown[] = parse(await (await request.get((await link.getAttribute('href')) ?? '')).body(), {
    bom: true,
    columns: true,
  })
  expect(rows.length).toBeGreaterThan(10)
  expect(Object.keys(rows[0] ?? {})).toContain('ಹೆಸರು')
})

test('a shortlist is a file of its own, and only of its own', async ({ page, request }) => {
  await page.goto('/filter?instituteId=1')
  await page
    .getByRole('button', { name: /^Save .* to the shortlist$/ })
    .first()
    .click()
  await page.goto('/shortlist')
  const href = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
  const answer = await request.get(href ?? '')
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(parse(await answer.body(), { bom: true, columns: true })).toHaveLength(1)
})
