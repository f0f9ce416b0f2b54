import { writeFile } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { areControlsAwake } from '@/e2e/awake'
import { openWebKit } from './browser'

export const PATIENCE = { timeout: 15_000 }
/** Brings an element to the middle of the window, and answers when it stands where it stood a frame before. */
const TO_REST = `
  const [element, answer] = arguments
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  let before = ''
  const look = () => {
    const now = JSON.stringify(element.getBoundingClientRect())
    if (now === before) return answer()
    before = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

/** What a visitor finds and does, in words: elements by their kind (CSS) and their accessible name. */
export class Visitor {
  constructor(
    readonly driver: WebDriver,
    private readonly site: string,
  ) {}

  async open(path: string, width = 1280): Promise<void> {
    // No narrower than the browser's own bar: 447 px.
    await this.driver.manage().window().setRect({ width, height: 900 })
    await this.driver.get(new URL(path, this.site).href)
    await expect.poll(() => this.driver.executeScript<boolean>(areControlsAwake), PATIENCE).toBe(true)
  }

  /** All that can be seen of a kind, whose name is this one or fits it. */
  async all(kind: string, name: string | RegExp): Promise<WebElement[]> {
    const found: WebElement[] = []
    for (const element of await this.driver.findElements(By.css(kind))) {
      // What is hidden has no name, and WebKit says so by an error.
      const label = await element.getAccessibleName().catch(() => null)
      const isIt = label !== null && (typeof name === 'string' ? label === name : name.test(label))
      if (isIt && (await element.isDisplayed())) found.push(element)
    }
    return found
  }

  /** The first of them, once it is there. */
  async find(kind: string, name: string | RegExp = /(?:)/): Promise<WebElement> {
    let first: WebElement | undefined
    const look = async () => {
      // While a page is exchanged, what was just found may be gone.
      first = (await this.all(kind, name).catch(() => []))[0]
      return first !== undefined
    }
    await expect
      .poll(look, { ...PATIENCE, message: `${kind} named ${name}` })
      .toBe(true)
      .catch(async (reason: unknown) => {
        const there = await Promise.all((await this.all(kind, /(?:)/)).map((element) => element.getAccessibleName()))
        throw new Error(`${kind} named ${name} is not among ${JSON.stringify(there)}`, { cause: reason })
      })
    if (first === undefined) throw new Error(`${kind} named ${name} went away`)
    return first
  }

  /** Finds again what the page exchanged between its being found and its being used. */
  private async use(kind: string, name: string | RegExp | undefined, act: (element: WebElement) => Promise<void>) {
    const element = await this.find(kind, name)
    await act(element).catch(async (reason: unknown) => {
      if (!(reason instanceof error.StaleElementReferenceError)) throw reason
      await act(await this.find(kind, name))
    })
  }

  async press(kind: string, name?: string | RegExp): Promise<void> {
    await this.use(kind, name, (element) => this.click(element))
  }

  /** In the middle of the window, where nothing lies over it, and once it rests. */
  async click(element: WebElement): Promise<void> {
    await this.driver.executeAsyncScript(TO_REST, element)
    await element.click()
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    await this.use('input, textarea', label, (field) => field.sendKeys(text))
  }

  /** To whatever has the focus. */
  async key(name: Extract<keyof typeof Key, string>): Promise<void> {
    const key = Key[name]
    if (typeof key === 'string') await this.driver.switchTo().activeElement().sendKeys(key)
  }

  /** @param path what follows the origin */
  async expectPath(path: string | RegExp): Promise<void> {
    const read = async () => (await this.driver.getCurrentUrl()).slice(this.site.length)
    const expected = expect.poll(read, PATIENCE)
    await (typeof path === 'string' ? expected.toBe(path) : expected.toMatch(path))
  }

  async expectText(text: string | RegExp, kind = 'body'): Promise<void> {
    const read = async () => {
      const texts: string[] = []
      for (const element of await this.driver.findElements(By.css(kind)))
        if (await element.isDisplayed()) texts.push(await element.getText())
      return texts.join('\n')
    }
    // While a page is exchanged, what was just found may be gone.
    const expected = expect.poll(() => read().catch(() => ''), PATIENCE)
    await (typeof text === 'string' ? expected.toContain(text) : expected.toMatch(text))
  }

  async expectFocus(name: string): Promise<void> {
    await expect.poll(() => this.driver.switchTo().activeElement().getAccessibleName(), PATIENCE).toBe(name)
  }

  async expectNone(kind: string, name: string | RegExp): Promise<void> {
    // A page that is being exchanged is not yet one without them.
    const count = () =>
      this.all(kind, name).then(
        ({ length }) => length,
        () => null,
      )
    await expect.poll(count, PATIENCE).toBe(0)
  }
}

/** A test with a browser of its own, without cookies and without what others have kept. */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ baseURL }, provide, info) => {
    const { driver, close } = await openWebKit()
    await provide(new Visitor(driver, baseURL ?? ''))
    // Playwright itself has no picture of this browser.
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('what-was-seen.png'), await driver.takeScreenshot(), 'base64')
    }
    await close()
  },
})
