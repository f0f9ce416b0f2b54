import { expect, type Page } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { test } from '@/e2e/sign-in/test'
import { getMessages } from '@/lib/messages/catalogue'
import { SAMPLE_SITE } from '@/playwright.config'

/** Drafts of institutions, without JavaScript, in Kannada where a form is pressed and in English where it is read. */

test.use({ javaScriptEnabled: false, baseURL: SAMPLE_SITE })

/** An institution of which no other test looks at the motto. */
const INSTITUTE = 27
const FORM = `/desk/en/institutions/${INSTITUTE}`
const said = (page: Page) => page.getByRole('main').locator(':is([role=status], [role=alert])').first()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

test('an institution is drafted, looked at on a phone, timed, published and brought back @journey', async ({
  page,
  browser,
}) => {
  test.slow()
  const motto = `Drafted at ${Date.now()}`
  const onWebsite = async () => (await page.request.get(`/college/detail?id=${INSTITUTE}`)).text()
  await join(page, (await invite('Chandra', 'editor')).link)
  await page.goto(FORM)
  const before = await page.getByLabel('Motto in English').inputValue()
  await page.getByLabel('Motto in English').fill(motto)
  await press(page, 'Save as a draft')
  await expect(said(page)).toContainText('The draft is saved')
  await expect(page.getByText('This is a draft of Chandra')).toBeVisible()
  await expect(page.getByLabel('Motto in English')).toHaveValue(motto)
  await expect(page.getByRole('table').first()).toContainText(motto)
  expect(await onWebsite()).not.toContain(motto)

  // On a phone on which nobody is signed in.
  const phone = await browser.newContext({ baseURL: SAMPLE_SITE, viewport: { width: 360, height: 800 } })
  const preview = await phone.newPage()
  const answer = await preview.goto((await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? '')
  await expect(preview).toHaveURL(`/desk/preview/en/college/${INSTITUTE}`)
  await expect(preview.getByText(motto).first()).toBeVisible()
  await expect(preview.getByText('Preview of a draft.')).toBeVisible()
  expect(answer?.headers()['cache-control']).toContain('no-store')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await preview.goto(`/college/detail?id=${INSTITUTE}`)
  await expect(preview.getByText(motto)).toHaveCount(0)
  await phone.close()

  // At a time, in Kannada; what is typed goes with it.
  const kannada = getMessages('kn').deskContent
  await page.goto(FORM.replace('/en/', '/kn/'))
  const at = (name: string) => page.locator(`[id="at.${name}"]`)
  await page.locator('summary', { hasText: kannada.atTime }).click()
  await at('day').fill('2020-01-01')
  await at('time').fill('09:30')
  await press(page, kannada.publishAtTime)
  await expect(page.getByText(kannada.timeFlaws.past)).toBeVisible()
  await at('day').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
  await press(page, kannada.publishAtTime)
  await expect(said(page)).toContainText(getMessages('kn').desk.said.timeSet)
  await page.goto('/desk/en')
  await expect(page.getByRole('main')).toContainText('9:30 am, Indian time. Chandra set this.')
  await lookAtDesk(page, browser, ['', `/institutions/${INSTITUTE}`])
  await page.goto(FORM)
  await press(page, 'Take the time back')
  await expect(said(page)).toContainText('The time is taken back')

  await press(page, 'Publish')
  await expect(said(page)).toContainText('Published')
  await expect.poll(onWebsite, { timeout: 10_000 }).toContain(motto)

  // Back to what stood before: shown first, then a change of its own.
  await page.goto(FORM)
  await page.getByRole('link', { name: 'Bring back what lists said' }).click()
  await expect(page.getByRole('table')).toContainText(motto)
  await lookAtDesk(page, browser, [new URL(page.url()).pathname.replace('/desk/en', '')])
  await press(page, 'Publish it again')
  await expect(said(page)).toContainText('Published')
  await expect(page.getByLabel('Motto in English')).toHaveValue(before)
  await expect.poll(onWebsite, { timeout: 10_000 }).not.toContain(motto)
})

/** An institution of which no other test looks at the courses. */
const TAUGHT = 31

test('courses and other names are drafted with the rest, looked at on the page, and published with it', async ({
  page,
  browser,
}) => {
  test.slow()
  const mark = `${Date.now()}`
  const form = `/desk/kn/institutions/${TAUGHT}`
  const { deskContent: content, deskInstitutions: text, desk } = getMessages('kn')
  const onWebsite = async () => (await page.request.get(`/college/detail?id=${TAUGHT}`)).text()
  await join(page, (await invite('Devaki', 'editor')).link)
  await page.goto(`${form}/courses`)
  const before = await page.getByLabel(text.table).inputValue()
  await page.getByLabel(text.table).fill(`${before}\nPottery ${mark}\t\t\t\t112410\nWeaving\t\t\t\tmany`)
  await press(page, content.save)

  // It need not be right: what is wrong is said, with the way to it.
  await page.waitForURL(new RegExp(`institutions/${TAUGHT}$`))
  await expect(said(page)).toContainText(desk.said.draftSaved)
  await expect(page.getByRole('table').first()).toContainText(`Pottery ${mark}, ₹1,12,410`)
  await expect(page.getByText(text.tableWrong)).toBeVisible()
  await lookAtDesk(page, browser, [`/institutions/${TAUGHT}`, `/institutions/${TAUGHT}/courses`])
  await page.goto(form)
  await page.getByRole('link', { name: text.tableMend }).click()
  await page.waitForURL(/\/courses$/)
  await expect(page.getByText(content.partOfDraft)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: text.fates.wrong })).toContainText('Weaving')
  await expect(page.getByRole('button', { name: text.saveCourses })).toHaveCount(0)
  await page.getByLabel(text.table).fill(`${before}\nPottery ${mark}\t\t\t\t112410`)
  await press(page, content.intoDraft)
  await page.waitForURL(new RegExp(`institutions/${TAUGHT}$`))
  await expect(page.getByText(text.tableWrong)).toHaveCount(0)

  const names = page.locator('#other-names')
  await names.fill(`Potters ${mark}`)
  await press(page, content.intoDraft)
  await expect(said(page)).toContainText(desk.said.draftSaved)
  await expect(names).toHaveValue(`Potters ${mark}`)
  expect(await onWebsite()).not.toContain(mark)
  const preview = await page.context().newPage()
  await preview.goto((await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? '')
  await expect(preview.getByText(`Pottery ${mark}`).first()).toBeVisible()
  await preview.close()

  await press(page, content.publish)
  await expect(said(page)).toContainText(desk.said.published)
  await expect.poll(onWebsite, { timeout: 10_000 }).toContain(`Pottery ${mark}`)
  const found = async () => (await page.request.get(`/filter?search=${encodeURIComponent(`Potters ${mark}`)}`)).text()
  await expect.poll(found, { timeout: 10_000 }).toContain(`/college/detail?id=${TAUGHT}`)

  // Back to the courses that stood there before: an entry of the history has all of them.
  await page.goto(form)
  const entry = page.getByRole('row').filter({ hasText: desk.did['courses-changed'] }).last()
  await expect(entry.getByRole('link', { name: text.bringBack })).toBeVisible()
  await page.getByRole('link', { name: text.bringBackFirst }).click()
  await expect(page.getByRole('table')).toContainText(`Pottery ${mark}`)
  await lookAtDesk(page, browser, [new URL(page.url()).pathname.replace('/desk/kn', '')])
  await press(page, text.publishAgain)
  await expect(said(page)).toContainText(desk.said.published)
  await expect.poll(onWebsite, { timeout: 10_000 }).not.toContain(`Pottery ${mark}`)
})

test('an institution that is not there yet is a draft first: kept, found again, looked at on a phone, published and found', async ({
  page,
  browser,
}) => {
  test.slow()
  const name = `Spinning College ${Date.now()}`
  const kannada = getMessages('kn')
  await join(page, (await invite('Kaveri', 'editor')).link)
  await page.goto('/desk/en/institutions/new')
  await page.getByLabel('Name in English').fill(name)
  await press(page, 'Save as a draft')
  await expect(said(page)).toContainText('The draft is saved')
  const draft = new URL(page.url()).pathname
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Nothing of this is there yet')).toBeVisible()
  // What is lacking stands beside its field; no page shows what could be no institution.
  await press(page, 'Publish')
  await expect(said(page)).toContainText('Not published yet')
  await expect(page.locator('a[href^="/desk/preview?"]')).toHaveCount(0)

  // A colleague finds it above the list, and goes on with it.
  const colleague = await browser.newContext({ baseURL: SAMPLE_SITE, javaScriptEnabled: false })
  const theirs = await colleague.newPage()
  await join(theirs, (await invite('Tunga', 'editor')).link)
  await theirs.goto('/desk/kn/institutions')
  await expect(theirs.getByRole('heading', { name: kannada.deskPlans.newDrafts })).toBeVisible()
  await theirs.goto('/desk/en/institutions')
  await theirs.getByRole('link', { name }).click()
  await expect(theirs).toHaveURL(draft)
  await theirs.getByLabel('Kind of institution').selectOption({ index: 1 })
  await theirs.getByLabel('Residential').selectOption('no')
  await theirs.getByLabel('Motto in English').fill('By the wheel')
  await press(theirs, 'Save as a draft')
  await expect(said(theirs)).toContainText('The draft is saved')

  // Courses are looked at and kept; what a colleague had open meanwhile is told, with what was pasted.
  const { deskContent: content, deskInstitutions: text, desk } = kannada
  await theirs.goto(`${draft}/courses`)
  await page.goto(draft)
  await page.getByRole('link', { name: 'Courses and fees' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Courses of ${name}` })).toBeVisible()
  await page.getByLabel('The table, columns apart by tabs').fill('Weaving\t\t\t\t112410\nDyeing\t\t\t\tmany')
  await press(page, 'Show what would become of each row')
  await expect(page.getByRole('row').filter({ hasText: 'cannot be taken' })).toContainText('Dyeing')
  await expect(page.getByRole('button', { name: 'Save these courses' })).toHaveCount(0)
  await page.getByLabel('The table, columns apart by tabs').fill('Weaving\t\t\t\t112410')
  await press(page, 'Keep it in the draft')
  await expect(page).toHaveURL(draft)
  await expect(said(page)).toContainText('The draft is saved')
  await expect(page.getByRole('table').first()).toContainText('Weaving, ₹1,12,410')
  await theirs.getByLabel('The table, columns apart by tabs').fill('Pottery')
  await press(theirs, 'Keep it in the draft')
  await expect(said(theirs)).toContainText(getMessages('en').desk.said.changed)
  await expect(theirs.getByLabel('The table, columns apart by tabs')).toHaveValue('Pottery')
  await expect(theirs.getByRole('row').filter({ hasText: 'Weaving' })).toBeVisible()
  await colleague.close()

  // A text of its page, and other names, in Kannada.
  await page.goto(draft.replace('/en/', '/kn/'))
  await page.getByRole('link', { name: text.pageOpen }).click()
  const facilities = page.locator('#list-facilities')
  await facilities.getByRole('button', { name: content.doing.add }).click()
  await page.waitForURL(/#list-facilities$/)
  await page.locator('[id="f.facilities.1.title.en"]').fill('Spinning hall')
  await press(page, content.intoDraft)
  await expect(said(page)).toContainText(desk.said.draftSaved)
  await expect(page.getByRole('table').first()).toContainText('Spinning hall')
  const short = `Spinners ${name.slice(-9)}`
  await page.locator('#other-names').fill(short)
  await press(page, content.intoDraft)
  await expect(said(page)).toContainText(desk.said.draftSaved)
  await expect(page.locator('#other-names')).toHaveValue(short)

  await page.goto(draft)
  const rooms = ['', '/courses', '/page'].map((room) => draft.replace('/desk/en', '') + room)
  await lookAtDesk(page, browser, ['', '/institutions', '/institutions/new', ...rooms])
  await page.goto(draft)
  const link = (await page.locator('a[href^="/desk/preview?"]').getAttribute('href')) ?? ''
  const phone = await browser.newContext({ baseURL: SAMPLE_SITE, viewport: { width: 360, height: 800 } })
  const preview = await phone.newPage()
  await preview.goto(link)
  await expect(preview.getByRole('heading', { name })).toBeVisible()
  await expect(preview.getByText('By the wheel').first()).toBeVisible()
  for (const part of ['Weaving', 'Spinning hall']) await expect(preview.getByText(part).first()).toBeVisible()
  await expect(preview.getByText('Preview of a draft.')).toBeVisible()

  await press(page, 'Publish')
  await expect(said(page)).toContainText('Published')
  const institution = new URL(page.url()).pathname
  expect(institution).toMatch(/\/institutions\/\d+$/)
  const website = `/college/detail?id=${institution.split('/').at(-1)}`
  await expect.poll(async () => (await page.request.get(website)).text(), { timeout: 10_000 }).toContain('By the wheel')
  const search = `/filter?search=${encodeURIComponent(name)}`
  await expect.poll(async () => (await page.request.get(search)).text(), { timeout: 10_000 }).toContain(name)
  const shown = await (await page.request.get(website)).text()
  for (const part of ['Weaving', 'Spinning hall']) expect(shown).toContain(part)
  const found = async () => (await page.request.get(`/filter?search=${encodeURIComponent(short)}`)).text()
  await expect.poll(found, { timeout: 10_000 }).toContain(name)
  const history = page.getByRole('table').last()
  for (const did of ['institution-added', 'courses-changed', 'names-changed'] as const)
    await expect(history).toContainText(getMessages('en').desk.did[did])
  // Whoever had it open, at the desk or by its link, is led to what it became.
  await preview.reload()
  await expect(preview.getByRole('heading', { name })).toBeVisible()
  await phone.close()
  for (const room of ['courses', 'page']) {
    await page.goto(`${draft}/${room}`)
    await expect(page).toHaveURL(draft)
  }
  await page.getByRole('link', { name: 'See what became of it' }).click()
  await expect(page).toHaveURL(institution)
  // It was this test's alone.
  await press(page, 'Retire it')
  await expect(said(page)).toContainText('Done')
})
