import { expect, type Locator } from '@playwright/test'
import { signInQuickly, whenSignedIn } from '@/e2e/account/test'
import { EMBEDDED, loginDialog, openLogin, test, toasts } from '@/e2e/sign-in/test'

/** How toasts come and go (spec 1 §4, spec 2 §4), where only a browser shows it. */

const INVALID = 'Enter a valid 10-digit number'

/** Waits until a toast stands: a transition that is turned back halfway takes less than its time. */
const hasCome = (toast: Locator) =>
  toast.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)))

/**
 * Presses a toast, and waits until it is out of the page. In milliseconds: how long its transition ran by
 * the browser's own count (0 where it was cut off), and how long it stayed after the press.
 */
const exitOf = (toast: Locator) =>
  toast.evaluate(
    (element) =>
      new Promise<{ transition: number; stayed: number }>((resolve, reject) => {
        if (!(element instanceof HTMLElement)) return reject(new TypeError('A toast is an HTML element.'))
        const pressed = performance.now()
        let transition = 0
        element.addEventListener('transitionend', ({ elapsedTime }) => {
          transition = Math.round(elapsedTime * 1000)
        })
        new MutationObserver(() => {
          const stayed = performance.now() - pressed
          // The end of a transition is told after what waits for it has run.
          if (!element.isConnected) setTimeout(() => resolve({ transition, stayed }), 50)
        }).observe(document.body, { childList: true, subtree: true })
        element.click()
      }),
  )

for (const [motion, transition, longest] of [
  ['no-preference', 400, 1000],
  ['reduce', 0, 300],
] as const) {
  test(`a toast leaves in 400 ms, and at once where less motion is asked for: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto('/')
    const dialog = await openLogin(page)
    await dialog.getByRole('button', { name: 'Login' }).click()
    const toast = toasts(page).getByRole('group', { name: INVALID })
    await expect(toast).toBeVisible()
    await hasCome(toast)
    const exit = await exitOf(toast)
    expect(exit.transition).toBe(transition)
    expect(exit.stayed).toBeLessThan(longest)
    await expect(dialog).toBeVisible()
  })
}

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('a toast stands at the top right, under the navbar', async ({ page }) => {
    await page.goto('/')
    await (await openLogin(page)).getByRole('button', { name: 'Login' }).click()
    const toast = toasts(page).getByRole('group', { name: INVALID })
    await expect(toast).toBeVisible()
    await hasCome(toast)
    const box = await toast.boundingBox()
    // Beside the window's scroll bar, where it has one.
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    expect({
      top: Math.round(box?.y ?? NaN),
      right: Math.round(width - (box?.x ?? NaN) - (box?.width ?? NaN)),
    }).toEqual({
      top: 88,
      right: 20,
    })
  })
})

/** Once a toast stands above it: all of it is below, its title and its first field, too. */
async function leavesRoom(dialog: Locator) {
  const toast = dialog.page().locator('[aria-live="polite"]').getByRole('group').first()
  await expect(toast).toBeVisible()
  await hasCome(toast)
  const shown = await toast.boundingBox()
  const ends = (shown?.y ?? 0) + (shown?.height ?? Infinity)
  for (const part of [dialog, dialog.getByRole('heading').first(), dialog.getByRole('textbox').first()]) {
    expect((await part.boundingBox())?.y).toBeGreaterThan(ends)
  }
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const [path, name, login] of [
    ['/', 'Login', 'Login'],
    ['/kn', 'ಲಾಗಿನ್', 'ಲಾಗಿನ್'],
  ] as const) {
    test(`a toast covers neither the title of a dialog nor its first field: ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name, exact: true }).first().click()
      const dialog = path === '/' ? loginDialog(page) : page.getByRole('dialog')
      await dialog.getByRole('button', { name: login, exact: true }).click()
      await leavesRoom(dialog)
    })
  }

  test('nor of that of a review', async ({ page }) => {
    await signInQuickly(page, EMBEDDED)
    await page.goto('/college/detail?id=11#reviews')
    await whenSignedIn(page)
    await page.getByRole('link', { name: 'Write Review' }).click()
    const dialog = page.getByRole('dialog', { name: 'Write Review' })
    await dialog.getByLabel('Role').fill('Student')
    await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await dialog.getByLabel('Description').fill('Good teachers and long queues.')
    await page.route('**/reviews', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Submit Review' }).click()
    await leavesRoom(dialog)
  })
})
