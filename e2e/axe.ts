import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Look = {
  /** Parts of the page; all of it where none is named. */
  parts?: readonly string[]
  /** False where the same colours were looked at just before: they take two thirds of the time. */
  isColoured?: boolean
}

/**
 * Whether the gate looks at a page so: at English in a wide window, and at Kannada, which takes more room, on a phone.
 * `npm run test:e2e` looks at each language at each width.
 */
const isOfGate = (address: string, width: number) => /^\/kn(?![^/?#])/.test(address) === width < 1024
/** The tag of a test that looks at a page so. */
export const looksAt = (address: string, width: number) => ({ tag: isOfGate(address, width) ? [] : ['@wide'] })
/** The same inside a test that looks at several. */
export const isLookedAt = (address: string, width: number) => process.env.SKIP_WIDE !== '1' || isOfGate(address, width)

/** The program, as it is given to a page. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * What axe finds in a page, or in parts of it: each rule that is broken, and where. Not by its package for Playwright,
 * which hands the program over at each look and brings back an account of what is right: nearly twice the work.
 */
export async function axeFinds(page: Page, { parts = ['html'], isColoured = true }: Look = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ include, isColoured }) => {
      const rules = { 'color-contrast': { enabled: isColoured } }
      const { violations } = await window.axe.run({ include }, { resultTypes: ['violations'], rules })
      return violations.map(({ id, nodes }): [rule: string, places: string[]] => [id, nodes.map(({ html }) => html)])
    },
    { include: parts.map((part): [string] => [part]), isColoured },
  )
}
