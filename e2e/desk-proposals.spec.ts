import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** An institution's representative proposes what its record, courses and pictures should say, and an editor decides, without JavaScript. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** Of the sample; no other test looks at its phone or motto. */
const INSTITUTE = 31
const MOTTO = 'ಕಲಿಕೆ ಕೈಯಿಂದ, ಮನಸ್ಸಿನಿಂದ'

const says = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('main').getByRole('status')).toHaveText(words)

test('what a representative proposes stands once an editor has taken it over, and why the rest does not', async ({
  page,
  browser,
}) => {
  test.slow()
  const number = `0821 ${Date.now() % 10_000_000}`
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  const desk = await context.newPage()
  await join(desk, (await invite('Kaveri', 'representative', INSTITUTE)).link)
  await desk.getByRole('main').getByRole('link', { name: 'Your institution' }).click()
  await desk.getByLabel('PIN code').fill('12')
  await desk.getByLabel('Phone').fill(number)
  await desk.getByLabel('Motto in English').fill('The best college in the world')
  await desk.getByLabel('Motto in Kannada').fill(MOTTO)
  await desk.getByRole('button', { name: 'Send it to the editors' }).click()
  // What was typed is kept, and what is wrong is said beside it.
  await expect(desk.getByLabel('PIN code')).toHaveAttribute('aria-invalid', 'true')
  await expect(desk.getByLabel('Phone')).toHaveValue(number)
  await desk.getByLabel('PIN code').fill('')
  await desk.getByRole('button', { name: 'Send it to the editors' }).click()
  await says(desk, /^Sent\./)
  await expect(desk.getByRole('row').filter({ hasText: number })).toHaveCount(1)
  await lookAtDesk(desk, browser, ['', '/record'])

  await join(page, (await invite('Latha', 'editor')).link)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d+ proposals? of/ })
    .click()
  await page.getByRole('row').filter({ hasText: 'Kaveri' }).last().getByRole('link').click()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  for (const name of ['Motto in English', 'Motto in Kannada', 'PIN code'])
    await row(name).getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Take over what is ticked, refuse the rest' }).click()
  await expect(page.getByText('Choose a reason: something')).toBeVisible()
  await expect(row('Motto in English').getByRole('checkbox')).not.toBeChecked()
  const proposal = new URL(page.url()).pathname.replace('/desk/en', '')
  await lookAtDesk(page, browser, ['', '/proposals', proposal])
  await page.goto(`/desk/en${proposal}`)
  for (const name of ['Motto in English', 'Motto in Kannada', 'PIN code'])
    await row(name).getByRole('checkbox').uncheck()
  await page.getByLabel('Why the rest is not taken over').selectOption('It advertises more than it says.')
  await page.getByLabel('In your words').fill('A motto is a few words.')
  await page.getByRole('button', { name: 'Take over what is ticked, refuse the rest' }).click()
  await says(page, /^Decided\./)
  await lookAtDesk(page, browser, [proposal, '/proposals?state=decided'])

  await page.goto(`/college/detail?id=${INSTITUTE}`)
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByText('The best college in the world')).toHaveCount(0)

  // In the language in which they read.
  await desk.goto('/desk/kn/record')
  const past = desk.getByRole('article').first()
  await expect(past).toContainText('ಇದರಲ್ಲಿ ಮಾಹಿತಿಗಿಂತ ಜಾಹೀರಾತೇ ಹೆಚ್ಚು.')
  await expect(past).toContainText('A motto is a few words.')
  await expect(past.getByRole('row').filter({ hasText: number })).toContainText('ಒಪ್ಪಲಾಗಿದೆ')
  await lookAtDesk(desk, browser, ['/record'])
  await desk.goto('/desk/en/record')
  await expect(desk.getByRole('main').getByRole('status')).toHaveCount(0)
  // Nothing else of the desk is theirs.
  expect((await desk.goto(`/desk/en${proposal}`))?.status()).toBe(403)
  await context.close()
})

/** Of the sample; no other test looks at its courses or pictures. */
const OTHER = 34

test('courses and pictures that a representative proposes stand once an editor has taken them over', async ({
  page,
  browser,
}) => {
  test.slow()
  const course = `Robotics ${Date.now()}`
  const words = `The workshop at noon ${Date.now()}`
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
  const desk = await context.newPage()
  const nobody = await browser.newPage({ baseURL: SAMPLE_SITE })
  await join(desk, (await invite('Tunga', 'representative', OTHER)).link)
  await desk.goto('/desk/en/record')
  await desk.getByRole('link', { name: 'Courses and fees' }).click()
  const table = desk.getByLabel('The table')
  const before = await table.inputValue()
  const [first = ''] = before.split('\n')
  const [name = ''] = first.split('\t')
  const dearer = first.split('\t').with(4, '123456').join('\t')
  const rest = before.slice(first.length)
  await table.fill(`${dearer}${rest}\n${course}\t\t\t\tmuch`)
  await desk.getByRole('button', { name: 'Send them to the editors' }).click()
  await expect(desk.getByRole('row').filter({ hasText: course })).toContainText('fees')
  await expect(table).toHaveValue(new RegExp(course))
  await lookAtDesk(desk, browser, ['/record/courses'])
  await desk.goto('/desk/en/record/courses')
  await table.fill(`${dearer}${rest}\n${course}\t\t\t\t5000`)
  await desk.getByRole('button', { name: 'Send them to the editors' }).click()
  await says(desk, /^Sent\./)
  await expect(desk.getByRole('row').filter({ hasText: name }).first()).toContainText('₹1,23,456')

  await desk.getByRole('link', { name: 'Pictures' }).click()
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'teal' } })
  const adding = desk.getByRole('region', { name: 'Add a picture' })
  await adding.getByLabel('What is seen on it, in English').fill(words)
  const upload = { name: 'noon.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() }
  await adding.getByLabel('Picture', { exact: true }).setInputFiles(upload)
  await adding.getByRole('button', { name: 'Propose this picture' }).click()
  await says(desk, /^Sent\./)
  const mine = desk.getByRole('listitem').filter({ has: desk.getByAltText(words) })
  await mine.getByRole('button', { name: /^Make it the banner/ }).click()
  await expect(mine.getByRole('heading')).toHaveText('Picture 1 · banner')
  // Nobody else sees it.
  const address = (await mine.getByRole('img').getAttribute('src')) ?? ''
  const seen = await desk.request.get(address)
  expect([seen.headers()['content-type'], seen.headers()['cache-control']]).toEqual(['image/webp', 'no-store'])
  expect((await nobody.request.get(address)).status()).toBe(404)
  const file = address.split('/').at(-1) ?? ''
  for (const folder of ['pictures', 'proposed'])
    expect((await nobody.request.get(`/media/media/${folder}/${file}`)).status()).toBe(404)
  await lookAtDesk(desk, browser, ['/record', '/record/pictures'])

  await join(page, (await invite('Bhadra', 'editor')).link)
  await page.goto('/desk/en/proposals')
  await page.getByRole('row').filter({ hasText: 'Tunga' }).last().getByRole('link').click()
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(row('Picture: a new one').getByRole('cell').getByText(words)).toBeVisible()
  await expect(page.getByRole('region', { name: 'The pictures as they stand now' })).toBeVisible()
  const proposal = new URL(page.url()).pathname.replace('/desk/en', '')
  await lookAtDesk(page, browser, [proposal, '/proposals'])
  await page.goto(`/desk/en${proposal}`)
  expect((await page.request.get(address)).status()).toBe(200)
  await row(course).getByRole('checkbox').uncheck()
  await page.getByLabel('Why the rest is not taken over').selectOption('We could not confirm it.')
  await page.getByRole('button', { name: 'Take over what is ticked, refuse the rest' }).click()
  await says(page, /^Decided\./)
  await lookAtDesk(page, browser, [proposal])
  expect((await page.request.get(address)).status()).toBe(404)

  await nobody.goto(`/college/detail?id=${OTHER}`)
  await expect(nobody.getByRole('link', { name: words })).toHaveCount(1)
  await expect(nobody.getByText('₹1,23,456').first()).toBeAttached()
  await expect(nobody.getByText(course)).toHaveCount(0)

  await desk.goto('/desk/kn/record')
  const past = desk.getByRole('article').first()
  await expect(past.getByRole('row').filter({ hasText: course })).toContainText('ಒಪ್ಪಿಲ್ಲ')
  await expect(past.getByRole('row').filter({ hasText: words }).first()).toContainText('ಒಪ್ಪಲಾಗಿದೆ')
  // As it was, for whoever looks next.
  await page.goto(`/desk/en/institutions/${OTHER}/courses`)
  await page.getByLabel('The table').fill(before)
  await page.getByRole('button', { name: 'Save these courses' }).click()
  await nobody.close()
  await context.close()
})

/** Of the sample; no other test looks at its brochures. */
const THIRD = 35

for (const javaScript of ['on', 'off'] as const)
  test.describe(`JavaScript ${javaScript}`, () => {
    test.use({ javaScriptEnabled: javaScript === 'on', viewport: { width: 360, height: 800 } })

    test('brochures that a representative proposes can be opened by an editor, and are offered once they are taken over', async ({
      page,
      browser,
    }) => {
      test.slow()
      const name = `Sharavathi ${javaScript} ${Date.now()}`
      const pdf = (words: string) => ({
        ...{ name: 'prospectus.pdf', mimeType: 'application/pdf' },
        buffer: Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`),
      })
      const context = await browser.newContext({ javaScriptEnabled: javaScript === 'on', baseURL: SAMPLE_SITE })
      const desk = await context.newPage()
      const nobody = await browser.newPage({ baseURL: SAMPLE_SITE })
      await join(desk, (await invite(name, 'representative', THIRD)).link)
      await desk.goto('/desk/en/record')
      await desk.getByRole('link', { name: 'Brochures' }).click()
      await desk.waitForURL('**/record/brochures')
      const adding = desk.getByRole('region', { name: 'Add a brochure' })
      await adding.getByLabel('Title').fill(name)
      await adding.getByLabel('PDF file').setInputFiles({ ...pdf('x'), buffer: Buffer.from('no PDF') })
      await adding.getByRole('button', { name: 'Propose this brochure' }).click()
      await expect(adding.getByText('This is no PDF file.')).toBeVisible()
      await expect(adding.getByLabel('Title')).toHaveValue(name)
      await adding.getByLabel('PDF file').setInputFiles(pdf('first'))
      await adding.getByRole('button', { name: 'Propose this brochure' }).click()
      await says(desk, /^Sent\./)
      const mine = desk.getByRole('region', { name })
      await mine.getByLabel('Another file in its place').setInputFiles(pdf('second'))
      await mine.getByRole('button', { name: 'Propose this' }).click()
      await says(desk, /^Sent\./)
      await expect(mine.getByText(/^Proposed:/)).toBeVisible()
      await lookAtDesk(desk, browser, ['/record', '/record/brochures'])

      await join(page, (await invite('Netra', 'editor')).link)
      await page.goto('/desk/en/proposals')
      await page.getByRole('row').filter({ hasText: name }).last().getByRole('link').click()
      const address = (await page.getByRole('link', { name: /^Open the proposed file/ }).getAttribute('href')) ?? ''
      const file = await page.request.get(address)
      expect([file.headers()['content-type'], await file.text()]).toEqual([
        'application/pdf',
        pdf('second').buffer.toString(),
      ])
      expect((await desk.request.get(address)).status()).toBe(200)
      // Whoever is signed out is led to the desk's door.
      const refused = await nobody.request.get(address, { maxRedirects: 0 })
      expect([refused.status(), refused.headers().location]).toEqual([303, '/desk'])
      const proposal = new URL(page.url()).pathname.replace('/desk/en', '')
      await lookAtDesk(page, browser, [proposal, '/proposals'])
      await page.goto(`/desk/en${proposal}`)
      await page.getByRole('button', { name: 'Take over what is ticked, refuse the rest' }).click()
      await says(page, /^Decided\./)
      expect((await page.request.get(address)).status()).toBe(404)
      await nobody.goto(`/college/detail?id=${THIRD}`)
      await expect(nobody.getByText(name).first()).toBeAttached()

      // Another file in its place: whoever decides opens both.
      await desk.goto('/desk/en/record/brochures')
      await expect(mine.getByText(/^Proposed/)).toHaveCount(0)
      await mine.getByLabel('Another file in its place').setInputFiles(pdf('third'))
      await mine.getByRole('button', { name: 'Propose this' }).click()
      await says(desk, /^Sent\./)
      await expect(mine.getByText(/^Proposed so:/)).toBeVisible()
      await page.goto('/desk/en/proposals')
      await page.getByRole('row').filter({ hasText: name }).last().getByRole('link').click()
      const contentOf = async (of: RegExp) => {
        const href = (await page.getByRole('link', { name: of }).getAttribute('href')) ?? ''
        return (await page.request.get(href)).text()
      }
      expect(await contentOf(/^Open the file that stands now/)).toBe(pdf('second').buffer.toString())
      expect(await contentOf(/^Open the proposed file/)).toBe(pdf('third').buffer.toString())
      await lookAtDesk(page, browser, [new URL(page.url()).pathname.replace('/desk/en', '')])
      await page.getByRole('button', { name: 'Take over what is ticked, refuse the rest' }).click()
      await says(page, /^Decided\./)

      await desk.goto('/desk/kn/record')
      await expect(desk.getByRole('article').first().getByRole('row').filter({ hasText: name })).toContainText(
        'ಒಪ್ಪಲಾಗಿದೆ',
      )
      await nobody.close()
      await context.close()
    })
  })
