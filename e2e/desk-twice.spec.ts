import { expect, type Page } from '@playwright/test'
import { importList } from '@/e2e/desk-imports'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { getMessages } from '@/lib/messages/catalogue'
import { SAMPLE_SITE } from '@/playwright.config'

/** Two institutions that are one, without JavaScript, in English and Kannada: seen, compared, made one and taken apart again. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

const { desk, deskInstitutions: text } = getMessages('en')
const kannada = getMessages('kn')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('what a list brought and the desk had added stands there twice, and is made one', async ({ page, browser }) => {
  test.slow()
  const name = `Kanakambara College of Weaving ${Date.now()}`
  await join(page, (await invite('Nandini', 'administrator')).link)
  await importList(page, `weaving-${Date.now()}.csv`, `name,city,type,phone\n${name},Udupi,Degree,0820 2345678\n`)
  await page.goto('/desk/en/institutions/new')
  await page.getByLabel(text.fields.name_en).fill(name)
  await page.getByLabel(text.fields.type_id).selectOption({ label: 'Degree College' })
  await page.getByLabel(text.fields.district_id).selectOption({ label: 'Udupi' })
  await page.getByLabel(text.fields.city_id).selectOption({ label: 'Udupi' })
  await page.getByLabel(text.fields.zip).fill('576101')
  await press(page, text.addIt)
  await page.waitForURL(/\/institutions\/\d+$/)
  const added = /\d+$/.exec(page.url())?.[0] ?? ''

  // Seen: in a large directory the search takes a while.
  const pair = page.getByRole('article').filter({ hasText: name })
  await expect(async () => {
    await page.goto('/desk/en/matches/twice')
    await expect(pair).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await expect(pair).toContainText('576101')
  await expect(pair).toContainText('0820 2345678')
  await lookAtDesk(page, browser, ['/matches/twice'])

  // Said to be two, and asked again, in Kannada.
  await page.goto('/desk/kn/matches/twice')
  await pair.getByRole('button', { name: kannada.deskMatches.twiceApart }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(kannada.desk.said.apartSaid)
  await expect(pair).toHaveCount(0)
  await page.goto('/desk/kn/matches/twice?state=decided')
  await pair.getByRole('button', { name: kannada.deskMatches.twiceUndo }).click()
  await expect(pair).toHaveCount(0)

  // Compared: what the desk said would be lost one way round, so it is looked at the other way.
  await page.goto('/desk/en/matches/twice')
  const ways = pair.getByRole('link', { name: /^Make / })
  const hrefs = await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const lost = hrefs.find((href) => href.includes(`/institutions/${added}/merge`)) ?? ''
  await page.goto(lost)
  await expect(page.getByText(text.obstacles.hangs)).toBeVisible()
  await page.getByRole('link', { name: text.mergeTurned }).click()
  await page.waitForURL((address) => address.search === `?into=${added}`)
  const merge = new URL(page.url())
  const from = /institutions\/(\d+)\/merge/.exec(merge.pathname)?.[1] ?? ''
  const row = (label: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })
  await expect(row(text.fields.phone).getByRole('cell').last()).toContainText('0820 2345678')
  await expect(row(text.fields.zip).getByRole('cell').last()).toContainText('576101')
  await lookAtDesk(page, browser, [`${merge.pathname.replace('/desk/en', '')}${merge.search}`])

  await page.goto(`${merge.pathname}${merge.search}`)
  await press(page, text.mergeThem)
  await page.waitForURL(new RegExp(`/institutions/${added}$`))
  await expect(page.getByRole('main').getByRole('status')).toContainText(desk.said.done)
  await expect(page.getByLabel(text.fields.phone)).toHaveValue('0820 2345678')
  await page.goto('/desk/en/matches/twice')
  await expect(pair).toHaveCount(0)
  const led = await page.request.get(`/college/detail?id=${from}`, { maxRedirects: 0 })
  expect([led.status(), led.headers().location]).toEqual([308, expect.stringContaining(`id=${added}`)])

  // Taken apart again.
  await page.goto(`/desk/en/institutions/${added}`)
  await press(page, text.mergeUndo)
  await expect(page.getByRole('main').getByRole('status')).toContainText(desk.said.done)
  await expect(page.getByLabel(text.fields.phone)).toHaveValue('')
  await expect.poll(async () => (await page.request.get(`/college/detail?id=${from}`)).url()).toContain(`id=${from}`)
  await expect(async () => {
    await page.goto('/desk/en/matches/twice')
    await expect(pair).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
})
