import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { signInQuickly, whenSignedIn } from '@/e2e/account/test'
import { axeFinds } from '@/e2e/axe'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { EMBEDDED, test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Brochures of an institution at the desk: one is added, downloaded by a student, replaced, removed and brought back. */

test.use({ baseURL: SAMPLE_SITE })

/** Institutions at whose brochures no other test looks. */
const INSTITUTES = { on: 33, off: 34 } as const

const pdf = (words: string) => ({
  name: 'prospectus.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`),
})
const said = (page: Page) => page.getByRole('main').locator(':is([role=status], [role=alert])').first()

for (const javaScript of ['on', 'off'] as const)
  test.describe(`JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on', viewport: { width: 360, height: 800 } })

    test('an editor adds a brochure, which a student downloads, replaces it and takes it away', async ({
      page,
      browser,
    }) => {
      test.slow()
      const id = INSTITUTES[javaScript]
      const title = `Hostels ${Date.now()}`
      const room = `/desk/en/institutions/${id}`
      await join(page, (await invite('Chaya', 'editor')).link)
      await page.goto(room)
      await page.getByRole('link', { name: 'Brochures', exact: true }).click()
      await page.waitForURL('**/brochures')

      const adding = page.getByRole('region', { name: 'Add a brochure' })
      const add = async (file: ReturnType<typeof pdf>) => {
        await adding.getByLabel('PDF file').setInputFiles(file)
        await adding.getByRole('button', { name: 'Add this brochure' }).click()
      }
      await adding.getByLabel('Title').fill(title)
      await adding.getByLabel('Language of the file').selectOption('Kannada')
      await add({ ...pdf('x'), buffer: Buffer.from('no PDF') })
      await expect(adding.getByText('This is no PDF file.')).toBeVisible()
      await expect(adding.getByLabel('Title')).toHaveValue(title)
      await expect(adding.getByLabel('Language of the file')).toHaveValue('kn')
      if (javaScript === 'on') expect(await axeFinds(page)).toEqual([])
      await add(pdf('first'))
      await expect(said(page)).toContainText('Saved')
      await lookAtDesk(page, browser, [`/institutions/${id}/brochures`])
      // Its rooms call it as its own page does, in the page's language.
      await page.goto(`/desk/kn/institutions/${id}`)
      const called = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      for (const part of ['brochures', 'pictures', 'courses', 'merge']) {
        await page.goto(`/desk/kn/institutions/${id}/${part}`)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(called)
      }
      await page.goto(`/desk/en/institutions/${id}/brochures`)

      const website = await browser.newPage({ baseURL: SAMPLE_SITE, javaScriptEnabled: true })
      await signInQuickly(website, EMBEDDED)
      const link = website.getByRole('link', { name: new RegExp(`^Download Brochure ?${title}`) })
      const offers = (count: number) =>
        expect(async () => {
          await website.goto(`/college/detail?id=${id}`)
          await expect(link).toHaveCount(count, { timeout: 1_000 })
        }).toPass()
      const downloaded = async () => {
        await whenSignedIn(website)
        const [download] = await Promise.all([website.waitForEvent('download'), link.click()])
        expect(download.suggestedFilename()).toBe(`${title}.pdf`)
        return (await readFile(await download.path())).toString()
      }
      await offers(1)
      expect(await downloaded()).toBe(pdf('first').buffer.toString())
      // Nobody has it who is not signed in.
      const path = (await link.getAttribute('href')) ?? ''
      // At the desk it is opened without a student's session.
      const atDesk =
        (await page.getByRole('link', { name: `Open the file (PDF, in a new tab): ${title}` }).getAttribute('href')) ??
        ''
      expect(await (await page.request.get(atDesk)).text()).toBe(pdf('first').buffer.toString())
      const signedOut = await browser.newContext({ baseURL: SAMPLE_SITE })
      const headers = { accept: 'application/pdf' }
      expect((await signedOut.request.get(path, { headers })).status()).toBe(401)
      await signedOut.close()

      const mine = page.locator('[id^=brochure-]', { has: page.getByRole('heading', { name: title }) })
      await mine.getByLabel('Another file in its place').setInputFiles(pdf('second'))
      await mine.getByRole('button', { name: `Save: ${title}` }).click()
      await expect(said(page)).toContainText('Saved')
      await offers(1)
      expect(await downloaded()).toBe(pdf('second').buffer.toString())

      await mine.getByRole('button', { name: `Remove: ${title}` }).click()
      await expect(said(page)).toContainText('Removed')
      await offers(0)
      await page
        .getByRole('button', { name: `Bring back: ${title}` })
        .last()
        .click()
      await expect(mine).toBeVisible()
      await offers(1)
      expect(await downloaded()).toBe(pdf('second').buffer.toString())
      await mine.getByRole('button', { name: `Remove: ${title}` }).click()
      await expect(said(page)).toContainText('Removed')
      await website.close()
    })
  })
