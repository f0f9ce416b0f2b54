import { expect, type Page } from '@playwright/test'

/** In the page: whether React has taken over every control, so that a press is for its scripts. */
export const areControlsAwake = () =>
  [...document.querySelectorAll('button, input, select, textarea, summary')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps')),
  )

/** Waits until the scripts of a page are at work. */
export const isAwake = (page: Page) =>
  expect
    // While a page leads on to another, nothing can be asked of it.
    .poll(() => page.evaluate(areControlsAwake).catch(() => false), {
      message: 'the scripts are at work',
      intervals: [50],
    })
    .toBe(true)

/**
 * Whoever opens a page waits until its scripts are at work: until then links and forms work by themselves, which
 * is another journey. A test that says what it waits for (`waitUntil`) waits for that alone.
 */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (options?.waitUntil === undefined) await isAwake(page)
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil === undefined) await isAwake(page)
    return answer
  }
}
