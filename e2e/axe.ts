import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Look = {
  /** Parts of the page; all of it where none is named. */
  parts?: readonly string[]
  /** False where the same colours were looked at just before: they take two thirds of the time. */
  isColoured?: boolean
}

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
