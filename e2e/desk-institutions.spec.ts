import { expect } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { SAMPLE_SITE } from '@/playwright.config'

/** Institutions at the desk, without JavaScript: one is mended while somebody else does the same; a list brings others. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })
// One after the other: nobody saves while an import runs.
test.describe.configure({ mode: 'default' })

/** An institution of which no other test looks at the phone or the PIN code. */
const INSTITUTE = 23

test('an editor’s change is on the website at once, and nobody’s is lost @journey @long', async ({ page, browser }) => {
  test.slow()
  const number = `0820 ${Date.now() % 10_000_000}`
  await join(page, (await invite('Latha', 'editor')).link)
  await page.getByRole('navigation').getByRole('link', { name: 'Institutions' }).click()
  // Firefox ends a navigation that begins while another is on its way.
  await page.waitForURL('**/institutions')
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.goto('/desk/en/institutions')
  await page.getByLabel('Name, short form, kind or place').fill(name)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('link', { name, exact: true }).first().click()
  const old = await browser.newPage({ storageState: await page.context().storageState(), javaScriptEnabled: false })
  await old.goto(page.url())

  await page.getByLabel('Phone').fill('by letter')
  await page.getByLabel('PIN code').fill('576 104')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Phone' })).toBeVisible()
  await expect(page.getByLabel('PIN code')).toHaveValue('576 104')
  await lookAtDesk(page, browser, ['/institutions', '/institutions?q=zzzz', `/institutions/${INSTITUTE}`])
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  await page.getByLabel('Phone').fill(number)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Saved')
  await expect(page.getByRole('table')).toContainText(`Phone: ${number}`)
  await page.goto('/desk/en/institutions?without=kannada')
  await page.getByLabel('Order').selectOption('Last changed first')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/without=kannada&sort=changed$/)
  await expect(page.getByRole('row').nth(1)).toContainText(name)
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  await page.getByRole('link', { name: 'Courses and fees' }).click()
  await page.getByLabel('The table').fill('Course\tFees\nRobotics\t1,12,410\nMining\tmany')
  await page.getByRole('button', { name: 'Show what would become' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Robotics' })).toContainText('Row 2: new')
  await expect(page.getByRole('row').filter({ hasText: 'Mining' })).toContainText('the fees are no amount')
  await lookAtDesk(page, browser, [`/institutions/${INSTITUTE}/courses`, `/institutions/${INSTITUTE}/merge?into=1`])
  await page.goto(`/desk/en/institutions/${INSTITUTE}`)
  await page.getByRole('link', { name: 'Its page on the website' }).click()
  await expect(page.getByRole('link', { name: number }).first()).toBeVisible()

  await old.getByLabel('Phone').fill('0820 1111111')
  await old.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(old.getByText(`Now: ${number}`)).toContainText('Latha')
  await expect(old.getByLabel('Phone')).toHaveValue('0820 1111111')
  await lookAtDesk(old, browser, ['/institutions/new'])
  await old.close()
})

test('a list is tried, mapped and imported, and the website has it', async ({ page, browser }) => {
  test.slow()
  const name = `Kanakambara College of Pottery ${Date.now()}`
  const list = `Who,Place,Kind\n${name},Udupi,Arts\n,Udupi,Arts\n`
  await join(page, (await invite('Meena', 'importer')).link)
  await page.getByRole('navigation').getByRole('link', { name: 'Imports' }).click()
  await page.waitForURL('**/imports')

  await page.getByLabel('Title that visitors read').fill('Colleges of pottery')
  const choose = (text: string) =>
    page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'pottery.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
  await choose('x'.repeat(2_000_000))
  await page.getByRole('button', { name: 'Upload and try it' }).click()
  await expect(page.getByText('too large for the desk')).toBeVisible()
  await expect(page.getByLabel('Title that visitors read')).toHaveValue('Colleges of pottery')
  await choose(list)
  await page.getByRole('button', { name: 'Upload and try it' }).click()
  await page.waitForURL(/\/imports\/\d+$/)

  const pathNow = () => new URL(page.url()).pathname.replace('/desk/en', '')
  const path = pathNow()
  /** A busy machine may still be reading it. */
  const seen = (text: string, where = path) =>
    expect(async () => {
      await page.goto(`/desk/en${where}`)
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
  await seen('No column of this list is a name yet')
  await lookAtDesk(page, browser, ['/imports', path])
  await page.goto(`/desk/en${path}`)
  await page.getByLabel('Who').selectOption('name')
  await page.getByLabel('Place').selectOption('city')
  await page.getByLabel('Kind').selectOption('type')
  await page.getByRole('button', { name: 'Try it again' }).click()
  await seen('2 rows were read')
  await expect(page.getByRole('row').filter({ hasText: name }).last()).toContainText('new')
  await expect(page.getByRole('row').filter({ hasText: 'no name' })).toContainText('rejected')
  await lookAtDesk(page, browser, [path])
  await page.goto(`/desk/en${path}`)
  await page.getByRole('button', { name: 'Import it now' }).click()
  await seen('It is imported')
  await expect(async () => {
    await page.goto(`/filter?search=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()

  // It was the wrong list after all; then it was not.
  await page.goto(`/desk/en${path}`)
  await page.getByRole('link', { name: 'Undo this import' }).click()
  await expect(page.getByText('One institution goes that it had begun')).toBeVisible()
  await lookAtDesk(page, browser, [`${path}/undo`])
  await page.getByRole('button', { name: 'Undo it now' }).click()
  await seen('Undone by Meena')
  await lookAtDesk(page, browser, [path])
  await page.goto('/desk/en/imports')
  await choose(`name,city,type\n${name},Udupi,Arts\n`)
  await page.getByRole('button', { name: 'Upload and try it' }).click()
  await page.waitForURL(/\/imports\/\d+$/)
  const again = pathNow()
  await seen('One row was read', again)
  await page.getByRole('button', { name: 'Import it now' }).click()
  await seen('It is imported', again)

  // Of another list, which may be the same one: somebody decides.
  await page.goto('/desk/en/imports')
  await choose(`name,city,type,phone\n${name} for Women,Udupi,Arts,0820 2222222\n`)
  await page.getByLabel('Name of the source').fill(`women-${Date.now()}`)
  await page.getByRole('button', { name: 'Upload and try it' }).click()
  await page.waitForURL(/\/imports\/\d+$/)
  const second = pathNow()
  await seen('One row was read', second)
  await page.getByRole('button', { name: 'Import it now' }).click()
  await seen('It is imported', second)
  await page.getByRole('link', { name: 'Rows in doubt of this list' }).click()
  await page.waitForURL(/\/matches\?source=/)
  await expect(page.getByRole('article')).toContainText(`${name} for Women`)
  // Whoever may not edit institutions looks at the website's page of one.
  await expect(page.getByRole('article').getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    /^\/college\/detail\?id=\d+$/,
  )
  await lookAtDesk(page, browser, ['/matches'])
  await page.getByText('It is another one…').click()
  await page.getByLabel('Number of the institution').fill('no number')
  await page.getByRole('button', { name: 'It is that one' }).click()
  await expect(page.getByText('No institution has this number.')).toBeVisible()
  await expect(page.getByLabel('Number of the institution')).toHaveValue('no number')
  await page.getByRole('button', { name: `It is this one: ${name}`, exact: true }).click()
  await expect(page.getByText('No row is like that.')).toBeVisible()
  await page.getByRole('link', { name: 'Decided' }).click()
  await expect(page.getByRole('article')).toContainText(`It belongs to ${name}`)
})
