import { expect, type Locator, type Page } from '@playwright/test'
import { seen } from '@/e2e/desk-imports'
import { REJECT_REASONS } from '@/lib/contract/review-states'
import type { DeskRole } from '@/lib/contract/desk/rights'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import type { Messages } from '@/lib/messages/en'
import { sayText } from '@/lib/rules/text/localized-text'
import { type TypedIn, typedIn } from '@/testing/typed-in'
import type { DeskSaying } from '@/lib/rules/desk/desk-reply'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'

/** What waits at the desk as the day begins (`prepareDay`). */
export type Waiting = {
  /** Its representative proposes, its reviews are read, its record is mended. */
  institute: number
  /** Of a visitor who asks something. */
  phone: string
  /** Words of a review that is held, and of one that is shown. */
  held: string
  shown: string
}

export type DeskDay = {
  page: Page
  lang: Language
  waiting: Waiting
  /** Different in each walk, so that two can go on at once. */
  stamp: string
  /**
   * Does what is sent, once in each day: a drill lets the provider fall first, finds what was typed where it stood, and
   * does it again.
   */
  send: (doIt: () => Promise<void>, typed?: readonly (readonly [field: Locator, value: string])[]) => Promise<void>
}

/** The day of each role, as it is walked by whoever has come in with that role. */
export const DAYS = {
  representative: representativesDay,
  editor: editorsDay,
  moderator: moderatorsDay,
  counsellor: counsellorsDay,
  importer: importersDay,
} as const satisfies Record<Exclude<DeskRole, 'administrator'>, (day: DeskDay) => Promise<void>>
type Others = keyof typeof DAYS
/** In the order in which one has something for the next: what is proposed is decided. */
export const OTHER_ROLES: readonly Others[] = ['representative', 'editor', 'moderator', 'counsellor', 'importer']

/** Names of people, as they are written in a language; of one that has none here, those of the first. */
const PEOPLE: TypedIn<Readonly<Record<DeskRole, string>>> = {
  en: {
    ...{ administrator: 'Kaveri Rao', editor: 'Asha Kulkarni', moderator: 'Ravi Gowda', counsellor: 'Meena Patil' },
    ...{ importer: 'Suma Hegde', representative: 'Girish Venkataramanaiah Bhat' },
  },
  kn: {
    ...{ administrator: 'ಕಾವೇರಿ ರಾವ್', editor: 'ಆಶಾ ಕುಲಕರ್ಣಿ', moderator: 'ರವಿ ಗೌಡ', counsellor: 'ಮೀನಾ ಪಾಟೀಲ' },
    ...{ importer: 'ಸುಮಾ ಹೆಗಡೆ', representative: 'ಗಿರೀಶ ವೆಂಕಟರಮಣಯ್ಯ ಭಟ್ಟ' },
  },
}
export const personOf = ({ lang, stamp }: Pick<DeskDay, 'lang' | 'stamp'>, role: DeskRole) => ({
  name: typedIn(PEOPLE, lang)[role],
  mail: `${role}.${lang}.${stamp}@desk.example`,
})

const textOf = ({ lang }: DeskDay): Messages => getMessages(lang)
const open = ({ page, lang }: DeskDay, path: `/${string}` | '') => page.goto(deskPath(lang, path))
const says = (day: DeskDay, said: DeskSaying) =>
  expect(day.page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })).toHaveText(
    textOf(day).desk.said[said],
  )
const press = ({ page }: DeskDay, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const follow = ({ page }: DeskDay, name: string) => page.getByRole('link', { name, exact: true }).first().click()

/** Invites everybody. @returns their links */
export async function administratorsDay(day: DeskDay): Promise<Record<Others, string>> {
  const { page } = day
  const { desk, deskAccounts: room } = textOf(day)
  const links: Partial<Record<Others, string>> = {}
  await open(day, '')
  await follow(day, desk.accounts)
  for (const role of OTHER_ROLES) {
    const { name, mail } = personOf(day, role)
    const invite = async () => {
      await page.locator('#name').fill(name)
      await page.locator('#mail').fill(mail)
      await page.locator('#role').selectOption(role)
      if (role === 'representative') await page.locator('#institute').fill(String(day.waiting.institute))
      await press(day, room.send)
    }
    if (role === 'representative') await day.send(invite, [[page.locator('#mail'), mail]])
    else await invite()
    await says(day, 'invited')
    links[role] = await page.getByRole('textbox', { name: fillMessage(room.link, { name }) }).inputValue()
  }
  await follow(day, desk.audit)
  await page.getByRole('searchbox').fill(desk.did['account-invited'])
  await press(day, desk.searchAudit)
  await expect(page.getByRole('row').filter({ hasText: personOf(day, 'editor').mail })).toHaveCount(1)
  return links as Record<Others, string>
}

const proposedPhone = ({ stamp }: DeskDay) => `0821 2${stamp.slice(-6)}`

/** Proposes what is right, and replies to a review. */
async function representativesDay(day: DeskDay): Promise<void> {
  const { page, waiting } = day
  const { desk, deskProposals, deskInstitutions, deskReplies } = textOf(day)
  const phone = page.getByLabel(deskInstitutions.fields.phone)
  const motto = page.getByLabel(deskInstitutions.fields.tagline_kn)
  const words = `ಕಲಿಕೆ, ಕೆಲಸ, ಕಾಳಜಿ ${day.stamp}`
  await open(day, '')
  await follow(day, desk.ownRecord)
  const propose = async () => {
    await phone.fill(proposedPhone(day))
    await page.getByLabel(deskInstitutions.fields.tagline_en).fill('Learning, work, care')
    await motto.fill(words)
    await press(day, deskProposals.send)
  }
  await day.send(propose, [
    [phone, proposedPhone(day)],
    [motto, words],
  ])
  await says(day, 'proposed')
  await follow(day, desk.replies)
  const review = page.getByRole('article').filter({ hasText: waiting.shown })
  await review.getByRole('textbox').fill(`${waiting.shown}: ${desk.said.noted}`)
  await review.getByRole('button', { name: deskReplies.send }).click()
  await says(day, 'saved')
  await review.getByRole('button', { name: deskReplies.withdraw }).click()
  await says(day, 'done')
}

/** Mends an institution, decides on a proposal, and writes a draft. */
async function editorsDay(day: DeskDay): Promise<void> {
  const { page, lang, waiting } = day
  const { desk, deskInstitutions: room, deskProposals, deskContent } = textOf(day)
  await open(day, `/institutions/${waiting.institute}`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await follow(day, room.back)
  await page.getByLabel(room.search).fill(name)
  await press(day, room.show)
  await follow(day, name)
  const address = page.getByLabel(room.fields.website)
  const site = `https://college-${lang}-${day.stamp}.example`
  const save = async () => {
    await address.fill(site)
    await press(day, room.save)
  }
  await day.send(save, [[address, site]])
  await says(day, 'saved')
  await expect(page.getByRole('table').last()).toContainText(site)

  await open(day, '/proposals')
  const sent = page.getByRole('row').filter({ hasText: personOf(day, 'representative').name })
  await sent.last().getByRole('link').click()
  await press(day, deskProposals.doIt)
  await says(day, 'proposalDecided')
  await page.goto(localizedPath(institutePath(String(waiting.institute)), lang))
  await expect(page.getByText(proposedPhone(day)).first()).toBeAttached()

  await open(day, '/content/whykarnataka')
  await page.locator('summary', { hasText: deskContent.names.banner }).first().click()
  await page.locator('[id="f.why_karnataka_title.kn"]').fill(`ಕರ್ನಾಟಕವೇ ಏಕೆ ${day.stamp}`)
  await press(day, deskContent.save)
  await says(day, 'draftSaved')
  await press(day, deskContent.discard)
  await says(day, 'discarded')
  await follow(day, desk.overview)
}

/** Rejects a review that is held, takes it back, and lets it be shown. */
async function moderatorsDay(day: DeskDay): Promise<void> {
  const { page, lang, waiting } = day
  const { deskReviews: room } = textOf(day)
  await open(day, '/reviews')
  const review = page.getByRole('article').filter({ hasText: waiting.held }).first()
  const words = review.getByLabel(room.words)
  const why = `${room.checks.phone} ${day.stamp}`
  const reject = async () => {
    if (!(await words.isVisible())) await review.getByText(room.rejectAs).click()
    await review.getByLabel(room.reason, { exact: true }).selectOption(sayText(REJECT_REASONS.personal, lang))
    await words.fill(why)
    await review.getByRole('button', { name: room.doing.reject, exact: true }).click()
  }
  await day.send(reject, [[words, why]])
  await says(day, 'done')
  await open(day, '/reviews')
  await page.locator('#recent ~ ul').getByRole('button', { name: room.doing.undo }).first().click()
  await says(day, 'done')
  await review.getByRole('link', { name: room.open }).click()
  await press(day, room.doing.approve)
  await says(day, 'done')
}

/** Takes an enquiry, notes something, and answers by phone. */
async function counsellorsDay(day: DeskDay): Promise<void> {
  const { page, waiting } = day
  const { desk } = textOf(day)
  await open(day, '')
  await follow(day, desk.enquiries)
  await page.getByLabel(desk.search).fill(waiting.phone)
  await press(day, desk.filter)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await press(day, desk.doing.take)
  await says(day, 'done')
  const note = page.getByLabel(desk.note)
  const words = `${desk.doing.call} ${day.stamp}`
  const add = async () => {
    await note.fill(words)
    await press(day, desk.addNote)
  }
  await day.send(add, [[note, words]])
  await says(day, 'noted')
  await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveCount(1)
  await page.getByLabel(desk.followUp).fill('2032-01-15')
  await press(day, desk.setFollowUp)
  await says(day, 'dayKept')
  await press(day, desk.doing.call)
  await says(day, 'done')
  await press(day, desk.doing.close)
  await says(day, 'done')
}

/** Imports a small list, and undoes it. */
async function importersDay(day: DeskDay): Promise<void> {
  const { page, lang, stamp } = day
  const { desk, deskImports: room } = textOf(day)
  const text = `name,city,type\nHonnavara College of Weaving ${lang} ${stamp},Udupi,Arts\n,Udupi,Arts\n`
  const file = { name: `weaving-${lang}-${stamp}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await open(day, '')
  await follow(day, desk.imports)
  const title = page.getByLabel(room.sourceTitle)
  const upload = async () => {
    await title.fill(`${room.list} ${stamp}`)
    await page.locator('#file').setInputFiles(file)
    await press(day, room.try)
  }
  await day.send(upload, [[title, `${room.list} ${stamp}`]])
  await page.waitForURL(/\/imports\/\d+$/)
  const path = page.url()
  await seen(page, path, room.outcomes.rejected)
  await press(day, room.publish)
  await seen(page, path, room.published)
  await follow(day, room.undo.link)
  await press(day, room.undo.doIt)
  await seen(page, path, room.undone)
}
