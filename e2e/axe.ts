import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

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

/**
 * What axe finds in a page, or in parts of it: each rule that is broken, and where. In one call, which needs a page
 * without frames of strangers as all of ours are, and without an account of what is right: in a third of the time.
 */
export async function axeFinds(page: Page, { parts = [], isColoured = true }: Look = {}) {
  const rules = { 'color-contrast': { enabled: isColoured } }
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules })
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }): [rule: string, places: string[]] => [id, nodes.map(({ html }) => html)])
}
