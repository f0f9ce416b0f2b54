import { expect } from '@playwright/test'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { Walk } from './walk'

/** What the family of the issue says of itself: a rank and a category of UGCET, and two lakh rupees a year. */
const RANK = '21400'
const CATEGORY = '2AG'
const FAMILY = { category: '2A', income: '100000-250000' }

/** A message with a number in each of its gaps. */
const numbered = (message: string) =>
  // Not "not enough, by 5", either.
  new RegExp('(?<!not )' + message.replaceAll(/[.?()]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[\\d,.]+'))

/** Where the rank was enough, in round 1 and in round 3, and on which page of which list that stands. */
async function findChances(walk: Walk): Promise<void> {
  const { page, text } = walk
  const { chances, home, layout } = text
  await walk.open('/')
  const links = page.getByRole('navigation', { name: home.admission })
  await walk.press('Where was my rank enough?', links.getByRole('link', { name: layout.footerLinks.chances }))
  await walk.type('the rank', page.locator('#chance-rank'), RANK)
  await walk.choose('the category', page.locator('#chance-category'), CATEGORY)
  await walk.press('Show where it was enough', page.getByRole('button', { name: chances.submit }))
  const results = page.getByRole('region', { name: chances.results }).getByRole('listitem')
  const rounds = page.getByRole('navigation', { name: chances.enoughIn })
  await walk.press('Enough in each of these rounds', rounds.getByRole('link', { name: chances.enoughIn, exact: true }))
  await expect(page).toHaveURL(/answer\?in=1,3$/)
  const first = results.first()
  for (const round of [1, 3]) {
    const line = first.getByText(fillMessage(chances.inRound, { round }), { exact: true }).first().locator('..')
    await expect(line).toContainText(numbered(chances.roundEnough))
    await expect(line).toContainText(numbered(chances.pageShort))
  }
  await walk.press('Where this stands', first.getByText(chances.source))
  await walk.find(first.getByText(/UGCET-2025/).first())
}

/** What a seat costs the family at a college that was found, and on which page of which sheet that stands. */
async function findCosts(walk: Walk): Promise<void> {
  const { page, text } = walk
  const { chances, costs } = text
  const results = page.getByRole('region', { name: chances.results })
  await walk.press(
    'What a seat costs here',
    results.getByRole('link', { name: new RegExp(`^${chances.costsHere}`) }).first(),
  )
  // A college with one line of the sheet has it chosen; of one with several they stand first.
  const line = page.locator('#cost-line')
  if ((await line.inputValue()) === '')
    await walk.choose('the line', line, (await line.locator('optgroup option').first().getAttribute('value')) ?? '')
  await walk.choose('the category', page.locator('#cost-category'), FAMILY.category)
  await walk.choose('the income', page.locator('#cost-income'), FAMILY.income)
  await walk.press('Show what it costs', page.getByRole('button', { name: costs.submit }))
  await expect(page.getByText(/₹[\d,]{5,}/).first()).toBeVisible()
  await walk.find(page.getByText(fillMessage(costs.page, { page: 1 }), { exact: false }).first())
}

/** The questions of the issue, one after the other: where a rank was enough, what that costs, and from where each number is. */
export async function admission(walk: Walk): Promise<undefined> {
  await findChances(walk)
  await findCosts(walk)
}
