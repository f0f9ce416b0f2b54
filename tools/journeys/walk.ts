import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { freshAddress } from '@/e2e/sms-inbox/student'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import type { Messages } from '@/lib/messages/en'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { type Stroke, swipesTo } from './keystrokes'
import type { PagePath } from '@/lib/rules/routes/table'

/** An inexpensive phone. */
const PHONE = { width: 360, height: 740 }

type Way = { browser: Browser; site: string; lang: Language; hasScripts: boolean; pictures: string; name: string }

/** One journey of one visitor on a phone: what they do, step by step, and what they see after each. */
export class Walk {
  readonly text: Messages
  steps = 0
  /** What was pressed and filled in, in words, where a journey names it, and what that is of a person's work. */
  readonly said: string[] = []
  readonly strokes: Stroke[] = []
  /** How many milliseconds the pages took until they had loaded. */
  loadedMs = 0
  private seen = 0

  private constructor(
    private readonly way: Way,
    readonly page: Page,
  ) {
    this.text = getMessages(way.lang)
  }

  static async begin(way: Way): Promise<Walk> {
    await mkdir(way.pictures, { recursive: true })
    return new Walk(way, await Walk.open(way, way.hasScripts))
  }

  private static async open({ browser, site, lang }: Way, hasScripts: boolean): Promise<Page> {
    const context = await browser.newContext({
      ...{ baseURL: site, viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: lang },
      ...{ javaScriptEnabled: hasScripts, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
      // Whose limits are no other visitor's.
      extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
    })
    return context.newPage()
  }

  get lang(): Language {
    return this.way.lang
  }

  get hasScripts(): boolean {
    return this.way.hasScripts
  }

  /** Opens a page by its address, as from a bookmark or a search engine. */
  open(path: PagePath): Promise<void> {
    return this.step(async () => void (await this.page.goto(localizedPath(path, this.lang))))
  }

  /** What the visitor does once: a press, a choice, a line that they type. Whatever is shown then fits the phone. */
  async step(doIt: () => Promise<void>): Promise<void> {
    await doIt()
    this.steps += 1
    await this.look(this.page, String(this.steps).padStart(2, '0'))
  }

  /** A step with a name: a press of a link or a button. */
  async press(what: string, target: Locator): Promise<void> {
    this.said.push(`press: ${what}`)
    this.strokes.push({ kind: 'press', swipes: await this.swipesTo(target) })
    await this.step(() => target.click())
  }

  /** A step with a name: a field that is typed into. */
  async type(what: string, target: Locator, text: string): Promise<void> {
    this.said.push(`field: ${what}`)
    this.strokes.push({ kind: 'typing', keys: text.length, swipes: await this.swipesTo(target) })
    await this.step(() => target.fill(text))
  }

  /** A step with a name: one of a list. */
  async choose(what: string, target: Locator, value: string): Promise<void> {
    this.said.push(`field: ${what}`)
    this.strokes.push({ kind: 'choice', swipes: await this.swipesTo(target) })
    await this.step(async () => void (await target.selectOption(value)))
  }

  /** What the visitor looks for on the page, and presses nothing for. */
  async find(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    this.strokes.push({ kind: 'look', swipes: await this.swipesTo(target) })
  }

  private async swipesTo(target: Locator): Promise<number> {
    const box = await target.boundingBox()
    return box === null ? 0 : swipesTo(box.y, box.height, PHONE.height)
  }

  /** What was passed on is opened by somebody else, whose phone runs no scripts. */
  async onAnotherPhone(address: string, look: (page: Page) => Promise<void>): Promise<void> {
    const page = await Walk.open(this.way, false)
    await page.goto(address)
    await look(page)
    await this.look(page, 'other-phone')
    await page.context().close()
  }

  /** A picture of all of the page where it ends. */
  async end(): Promise<void> {
    await this.look(this.page, 'end', true)
    await this.page.context().close()
  }

  /** Counts each page once, however many steps are made on it. */
  private async measure(page: Page): Promise<void> {
    const [origin, took] = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return [performance.timeOrigin, entry?.duration ?? 0]
    })
    if (origin === this.seen) return
    this.seen = origin ?? 0
    this.loadedMs += took ?? 0
  }

  private async look(page: Page, part: string, fullPage = false): Promise<void> {
    const { name, lang, hasScripts, pictures } = this.way
    await page.waitForLoadState()
    await this.measure(page)
    const file = `${name}.${lang}.${hasScripts ? 'js' : 'plain'}.${part}.png`
    await page.screenshot({ path: join(pictures, file), fullPage })
    const wide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(wide, `${file}: how many pixels the page is wider than the phone`).toBe(0)
  }
}
