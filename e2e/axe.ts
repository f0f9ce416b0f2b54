import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds in a page, or in parts of it: each rule that is broken, and where. In one call, which needs a page
 * without frames of strangers as all of ours are, and without an account of what is right: in a third of the time.
 */
export async function axeFinds(page: Page, ...parts: string[]): Promise<[rule: string, places: string[]][]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
