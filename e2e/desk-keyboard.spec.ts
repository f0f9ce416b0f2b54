import { expect, type Page } from '@playwright/test'
import { invite, join, lookAtDesk } from '@/e2e/desk-people'
import { prepareDay } from '@/e2e/desk-waiting'
import { test } from '@/e2e/sign-in/test'
import { mayCall } from '@/lib/contract/desk/rights'
import { getMessages } from '@/lib/messages/catalogue'
import { DESK_ROOMS } from '@/lib/rules/desk/rooms'
import { SAMPLE_DATA_DIR, SAMPLE_PROVIDER, SAMPLE_SITE } from '@/playwright.config'

/** The keyboard alone: in every room all that can be pressed or filled in is reached by Tab, and is seen to be. */

test.use({ baseURL: SAMPLE_SITE })

const { desk } = getMessages('en')
/** Of which no other test counts the reviews. */
const INSTITUTE = 45
/** Pages that stand below a room: those that add, and by a part of their address the first that a list leads to. */
const BELOW: Readonly<Partial<Record<string, readonly (string | RegExp)[]>>> = {
  enquiries: [/enquiries\/\d+$/],
  templates: ['/templates/new'],
  content: [/content\/about$/, /content\/mentors_data$/],
  reviews: [/reviews\/\d+$/],
  ownRecord: ['/record/courses', '/record/pictures', '/record/brochures'],
  institutions: [
    ...['/institutions/new', `/institutions/${INSTITUTE}`, `/institutions/${INSTITUTE}/courses`],
    ...[`/institutions/${INSTITUTE}/pictures`, `/institutions/${INSTITUTE}/brochures`],
    ...[`/institutions/${INSTITUTE}/merge`, `/institutions/${INSTITUTE}/page`],
  ],
  calendar: [/dates\/event\//],
  notifications: ['/notifications/new'],
  plans: [/plans\/plan\//],
  scholarships: [/scholarships\/scholarship\//],
  feeSheets: [/fee-sheets\/sheet\//, '/fee-sheets/new'],
  matches: ['/matches/twice'],
  rankWords: [/rank-words\/word\//],
  sessions: ['/help'],
}

type Walk = {
  /** What Tab never came to, or left without a mark that it has the focus. */
  missed: string[]
  unmarked: string[]
  /** Forms in which more than a few words are typed, and that keep none of them. */
  forgetful: string[]
}

/** Presses Tab until it has come round: in the whole page, or from where the skip link leads. */
async function walk(page: Page, part: 'body' | 'main'): Promise<Walk> {
  const stops = await page.locator(part).evaluate((walked) => {
    // What is folded away is reached, too, once it is opened.
    for (const part of walked.querySelectorAll('details')) part.open = true
    const isThere = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    // A button that nobody is told of is there for the Enter key of its form (components/desk/end-parts.tsx).
    const button = 'button:enabled:not([aria-hidden="true"])'
    const controls = `a[href], ${button}, input:enabled:not([type="hidden"]), select:enabled, textarea, summary`
    const found = [...walked.querySelectorAll<HTMLElement>(controls)].filter(isThere)
    for (const element of found) {
      // Of radio buttons the chosen one is reached, and the others from there.
      if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) continue
      element.dataset.walk = 'missed'
      element.addEventListener('focus', () => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
        element.dataset.walk = isMarked ? 'reached' : 'unmarked'
      })
    }
    // A day and a time have several parts, each of which is a stop.
    return found.length + 5 * walked.querySelectorAll('[type="date"], [type="time"], [type="datetime-local"]').length
  })
  if (part === 'main') await page.locator(part).focus()
  for (let pressed = 0; pressed <= stops; pressed += 1) await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const said = (of: string) =>
      [...document.querySelectorAll(of)].map((element) => element.outerHTML.slice(0, 160).replace(/\s+/g, ' '))
    return {
      missed: said('[data-walk="missed"]'),
      unmarked: said('[data-walk="unmarked"]'),
      // The reason of a download is a few words, and no page tells of its success.
      forgetful: said('form[method="post"]:has(textarea):not(:has(.desk-unsaved), [action$="/enquiry-export"])'),
    }
  })
}

async function walkRooms(page: Page, role: 'administrator' | 'representative') {
  let isFirst = true
  for (const { name, page: path, call } of DESK_ROOMS) {
    if (!mayCall(role, call)) continue
    const room = `/desk/en${path}`
    await page.goto(room)
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')))
    const below = (BELOW[name] ?? []).map((way) => {
      const found = typeof way === 'string' ? `/desk/en${way}` : links.find((link) => way.test(link))
      if (found === undefined) throw new Error(`the room ${name} leads to no ${String(way)}`)
      return found
    })
    for (const address of [room, ...below]) {
      if (address !== room) await page.goto(address)
      await page.waitForLoadState('networkidle')
      // What stands around every page, the menu of all rooms with it, is walked once.
      const part = isFirst ? 'body' : 'main'
      isFirst = false
      expect([address, await walk(page, part)]).toEqual([address, { missed: [], unmarked: [], forgetful: [] }])
    }
  }
}

test('in every room all is reached by the keyboard, and what is typed at length is kept', async ({ page, browser }) => {
  test.slow()
  await prepareDay({ DATA_DIR: SAMPLE_DATA_DIR }, SAMPLE_PROVIDER, INSTITUTE)
  await join(page, (await invite('Kaveri', 'administrator')).link)
  await walkRooms(page, 'administrator')
  await lookAtDesk(page, browser, ['/help', '/matches/twice?state=decided'])

  const context = await browser.newContext({ baseURL: SAMPLE_SITE })
  const theirs = await context.newPage()
  await join(theirs, (await invite('Girish', 'representative', INSTITUTE)).link)
  await walkRooms(theirs, 'representative')
  await context.close()
})

test('an enquiry is taken, noted and closed by keys alone', async ({ page }) => {
  const { phone } = await prepareDay({ DATA_DIR: SAMPLE_DATA_DIR }, SAMPLE_PROVIDER, INSTITUTE)
  await join(page, (await invite('Meena', 'counsellor')).link)
  /** Goes on by Tab to what has this name, and presses a key there. */
  const reach = async (role: 'link' | 'button' | 'textbox' | 'searchbox', name: string, key?: string) => {
    const wanted = page.getByRole(role, { name, exact: true }).first()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(wanted).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
    if (key !== undefined) await page.keyboard.press(key)
  }
  await page.goto(`/desk/en/enquiries?q=${phone}`)
  await page.getByRole('main').locator('a[href*="/enquiries/"]').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/enquiries\/\d+$/)
  await reach('button', desk.doing.take, 'Enter')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(desk.said.done)
  await reach('textbox', desk.note)
  await page.keyboard.type('She calls back in the evening.')
  await reach('button', desk.addNote, 'Enter')
  await expect(page.getByText('She calls back in the evening.')).toBeVisible()
  await reach('button', desk.doing.close, 'Enter')
  await expect(page.getByRole('button', { name: desk.doing.close })).toHaveCount(0)
})
