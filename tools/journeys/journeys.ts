import { expect, type Locator, type Page } from '@playwright/test'
import { field } from '@/e2e/enquiry-forms'
import { freshPhone } from '@/e2e/sms-inbox/student'
import { type TypedIn, typedIn } from '@/testing/typed-in'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { admission } from './admission'
import type { Walk } from './walk'

/** What was reported, as the provider has to hold it. */
type Reported = { phone: string; message: string; source: RegExp }
type Journey = {
  says: string
  /** It needs KEA's lists of closing ranks. */
  needsRanks?: boolean
  go: (walk: Walk) => Promise<Reported | undefined>
}

/** What people type and look for, in their language; the lists have names of institutions in English alone. */
const TYPED: TypedIn<Readonly<Record<'college' | 'type' | 'district' | 'namesake' | 'wrong', string>>> = {
  en: {
    ...{ college: 'rv college of engineering', type: 'Polytechnic', district: 'Kalaburagi' },
    ...{ namesake: 'government polytechnic honnali', wrong: 'The college has 240 seats in Computer Science now.' },
  },
  kn: {
    ...{ college: 'ಆರ್ ವಿ ಕಾಲೇಜ್ ಆಫ್ ಎಂಜಿನಿಯರಿಂಗ್', type: 'ಪಾಲಿಟೆಕ್ನಿಕ್', district: 'ಕಲಬುರಗಿ' },
    ...{ namesake: 'ಸರ್ಕಾರಿ ಪಾಲಿಟೆಕ್ನಿಕ್ ಹೊನ್ನಾಳಿ', wrong: 'ಕಂಪ್ಯೂಟರ್ ಸೈನ್ಸ್‌ನಲ್ಲಿ ಈಗ 240 ಸೀಟುಗಳಿವೆ.' },
  },
}
const RVCE = 'R.V. College of Engineering'
const POLYTECHNIC = /^Government Polytechnic.* (?:Gulbarga|Kalaburagi)$/
/** Others of this name stand in a dozen towns. */
const NAMESAKE = /^Government Polytechnic, .+/
const HONNALI = 'Government Polytechnic, Honnali'

const main = (page: Page) => page.getByRole('main')
const heading = ({ page }: Walk) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.locator('#results-section').getByRole('heading', { level: 3 })
const typedOf = ({ lang }: Walk) => typedIn(TYPED, lang)
/** An option of the filters, whose name goes on with how many there are. */
const option = (filters: Locator, kind: 'radio' | 'checkbox', name: string) =>
  filters.getByRole(kind, { name: new RegExp(`^${name} ?,`) })

/** Searches from the first page, by a suggestion where there are scripts. */
async function search(walk: Walk, typed: string, wanted: string): Promise<void> {
  const { page, text } = walk
  const box = page.getByLabel(text.start.searchLabel).and(page.locator('main input')).first()
  await walk.open('/')
  await walk.step(async () => {
    await box.fill(typed)
    if (walk.hasScripts) await expect(page.getByRole('option', { name: wanted }).first()).toBeVisible()
  })
  const links = main(page).getByRole('link', { name: wanted, exact: true })
  const chosen = walk.hasScripts ? page.getByRole('option', { name: wanted }).first() : links.first()
  if (!walk.hasScripts) await walk.step(() => box.press('Enter'))
  await walk.step(async () => {
    await chosen.click()
    await expect(heading(walk)).toHaveText(wanted)
  })
}

async function byName(walk: Walk): Promise<undefined> {
  const { page, text } = walk
  await search(walk, typedOf(walk).college, RVCE)
  // Without scripts all parts stand one below the other.
  if (walk.hasScripts) await walk.step(() => page.getByRole('tab', { name: text.institute.tabs.courses }).click())
  await expect(page.getByRole('row', { name: /Computer Science and Engineering/ }).first()).toContainText(/\d/)
}

async function byFilters(walk: Walk): Promise<undefined> {
  const { page, text, hasScripts } = walk
  const { type, district } = typedOf(walk)
  const filters = hasScripts
    ? page.getByRole('dialog', { name: text.filter.filters })
    : page.getByRole('complementary', { name: text.filter.filters })
  const openFilters = () =>
    page
      .getByRole('button', { name: new RegExp(`^${text.filter.openFilters}`) })
      .first()
      .click()
  await walk.open('/filter')
  await walk.step(openFilters)
  await walk.step(() => option(filters, 'radio', type).click())
  await walk.step(() => option(filters, 'checkbox', district).click())
  await walk.step(() => option(filters, 'checkbox', text.filter.ownershipKinds.government).click())
  const show = hasScripts ? /\d/ : text.filter.apply
  await walk.step(() => filters.getByRole('button', { name: show }).last().click())
  await expect(results(page).getByRole('link', { name: POLYTECHNIC })).toBeVisible()
  for (const name of await results(page).allTextContents()) expect(name).toMatch(/Government|Govt/)
  await walk.step(() => results(page).getByRole('link', { name: POLYTECHNIC }).click())
  await expect(heading(walk)).toHaveText(POLYTECHNIC)
}

/** Chooses three, with scripts on the cards, else by links from an institution's page. @returns their names */
async function chooseThree(walk: Walk): Promise<void> {
  const { page, text, hasScripts } = walk
  await walk.open('/filter?search=mysuru+engineering')
  if (hasScripts) {
    const choose = main(page).getByRole('button', { name: compareLabel(walk) })
    for (const at of [0, 1, 2]) await walk.step(() => choose.nth(at).click())
    const tray = page.getByRole('region', { name: text.shortlist.tray })
    await walk.step(() =>
      tray.getByRole('link', { name: fillMessage(text.shortlist.trayCompare, { count: 3 }) }).click(),
    )
    return
  }
  await walk.step(() =>
    main(page)
      .getByRole('link', { name: compareLabel(walk) })
      .first()
      .click(),
  )
  for (const typed of ['jss science technology', 'vidyavardhaka engineering']) {
    const box = page.getByRole('searchbox', { name: text.compare.searchLabel })
    await walk.step(() => box.fill(typed))
    await walk.step(() => box.press('Enter'))
    const add = new RegExp(fillMessage(text.compare.addLabel, { name: '.+' }))
    await walk.step(() => main(page).getByRole('link', { name: add }).first().click())
  }
}

const compareLabel = ({ text }: Walk) => new RegExp(`^${fillMessage(text.shortlist.compareLabel, { name: '.+' })}$`)
const compared = (page: Page) => page.getByRole('columnheader').getByRole('link')

async function compareAndShare(walk: Walk): Promise<undefined> {
  const { page, text, hasScripts } = walk
  await chooseThree(walk)
  await expect(compared(page)).toHaveCount(3)
  const names = await compared(page).allTextContents()
  if (hasScripts) {
    await walk.step(() => page.getByRole('button', { name: text.compare.share.button, exact: true }).click())
    await expect(page.getByText(text.compare.share.copied)).toBeVisible()
  }
  const link = main(page).getByRole('link', { name: new RegExp(`^${text.compare.share.whatsapp}`) })
  const shared = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')?.split('\n')[1] ?? ''
  if (hasScripts) expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared)
  else await expect(main(page).getByRole('link', { name: shared })).toBeVisible()
  await walk.onAnotherPhone(shared, async (other) => {
    await expect(compared(other)).toHaveCount(3)
    expect(await compared(other).allTextContents()).toEqual(names)
  })
}

async function namesake(walk: Walk): Promise<undefined> {
  const { page } = walk
  await walk.open('/filter?search=government+polytechnic')
  const links = results(page).getByRole('link', { name: NAMESAKE })
  const names = await links.allTextContents()
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
  await search(walk, typedOf(walk).namesake, HONNALI)
  await expect(page).toHaveTitle(/Government Polytechnic, Honnali/)
}

async function report(walk: Walk): Promise<Reported> {
  const { page, text, hasScripts } = walk
  const { enquiries, sources } = text
  const { wrong, college } = typedOf(walk)
  await search(walk, college, RVCE)
  const note = page.getByRole('group').filter({ hasText: sources.note }).first()
  await walk.step(() => page.getByText(sources.note).first().click())
  await walk.step(() => note.getByRole('link', { name: sources.report }).click())
  await expect(heading(walk)).toHaveText(sources.correctionTitle)
  const phone = freshPhone()
  const typed = [
    [sources.correctionMessage, wrong],
    [enquiries.name, 'Lakshmi Devi'],
    [enquiries.phone, phone.slice(0, 5)],
    [enquiries.email, 'lakshmi@example.org'],
  ] as const
  await walk.step(async () => void (await field(page, sources.whichFigure).selectOption(sources.figures.seats)))
  for (const [label, words] of typed) await walk.step(() => field(page, label).fill(words))
  const send = () => page.getByRole('button', { name: sources.sendCorrection }).click()
  await walk.step(send)
  // A number that is cut off comes back beside its field, and everything else stands as it was typed.
  await expect(field(page, enquiries.phone)).toHaveAccessibleDescription(new RegExp(enquiries.problems.phoneInvalid))
  await expect(field(page, sources.correctionMessage)).toHaveValue(wrong)
  await walk.step(() => field(page, enquiries.phone).fill(phone))
  await walk.step(send)
  const thanks = hasScripts ? main(page).getByText(enquiries.thanks) : heading(walk).getByText(enquiries.submitted)
  await expect(thanks).toBeVisible()
  return { phone, message: wrong, source: /\/correction\?id=\d+&figure=seats$/ }
}

/** What a family does that has nothing but what public lists say (issue of the real directory). */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  name: { says: 'a college by its name, to its courses', go: byName },
  filters: { says: 'a government polytechnic near Kalaburagi, by filters', go: byFilters },
  compare: { says: 'three compared, and passed on to another phone', go: compareAndShare },
  namesake: { says: 'one of many of a name', go: namesake },
  report: { says: 'a wrong figure reported', go: report },
  admission: { says: 'where a rank was enough in rounds 1 and 3, and what it costs', needsRanks: true, go: admission },
}
