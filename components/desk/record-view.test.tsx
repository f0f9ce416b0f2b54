import { render, screen, within } from '@testing-library/react'
import type { DeskUser } from '@/lib/contract/desk/account'
import { deskRecordSchema } from '@/lib/contract/desk/record'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { PlanForm } from './plans/plan-form'
import { RecordView, type ShownVersion } from './record-view'

const { desk, deskPlans: text, deskContent: content } = getMessages('en')
const NOW = { name: 'Scholar', price: '2990', cycle: 'yearly' }
const entry = (id: number, action: string, by: string, before: object | null, after: object) => ({
  ...{ id, action, by, before, after, at: '2027-01-02T03:04:05Z', record: 'plan 7' },
})
const HISTORY = [
  entry(3, 'content-drafted', 'Ravi', { price: '2990' }, { price: '3490' }),
  entry(2, 'plan-changed', 'Asha', { name: 'Pupil' }, { name: 'Scholar' }),
]
const DRAFT = {
  ...{
    version: 'v1.d',
    said: { price: '3490', cycle: 'monthly' },
    was: { price: '1990', cycle: 'yearly' },
    flaws: {},
    problems: [],
  },
  ...{ by: 'Ravi', at: '2027-01-02T03:04:05Z', schedule: null, preview: 'the-token' },
}
const recordWith = (draft: object | null, id: string, more: object = {}) =>
  deskRecordSchema.parse({
    data: { id, version: 'v1', values: NOW, is_sample: false, may_withdraw: true, draft, history: HISTORY, ...more },
  })

function show(
  draft: object | null,
  {
    version = null,
    may = ['POST /desk/plans/{id}/draft'],
    id = '7',
    reply = null,
    more = {},
  }: { version?: ShownVersion | null; may?: string[]; id?: string; reply?: DeskReply | null; more?: object } = {},
) {
  const record = recordWith(draft, id, more)
  const user: DeskUser = { id: '1', name: 'Asha', mail: 'asha@desk.example', role: 'editor', may, cuts_pictures: true }
  const form = {
    values: NOW,
    wrong: new Map(),
    theirs: new Map([
      ['price' as const, '3490'],
      ['name' as const, 'Scholar'],
    ]),
  }
  render(
    <RecordView
      {...{ room: RECORD_ROOMS.plan, record, version, reply, lang: 'en', desk, content, text }}
      user={user}
      shown={{ version: 'v1.d', was: '' }}
      siteUrl={new URL('https://guide.example')}
      form={(given) => <PlanForm {...given} form={form} lang="en" text={text} />}
    />,
  )
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('a draft stands above the form beside what is published, in words, with the way to its page', () => {
  show(DRAFT)
  const table = screen.getAllByRole('table')[0]
  const [, cycle, price] =
    table === undefined
      ? []
      : within(table)
          .getAllByRole('row')
          .map((row) => row.textContent)
  expect(cycle).toContain(text.words.monthly)
  expect(price).toMatch(/2990.*3490|3490.*2990/)
  expect(table).toHaveTextContent('When this was typed it said: 1990')
  expect(screen.getByRole('link', { name: content.previewLink })).toHaveAttribute(
    'href',
    '/desk/preview?token=the-token&page=%2Fpricing&lang=en',
  )
  // Enter keeps the draft.
  expect(buttons()[0]).toBe(content.save)
})

test('who set the other one is who drafted it where it stands in the draft, and else who published it', () => {
  show(DRAFT)
  const theirs = [...document.querySelectorAll('.desk-theirs')].map(({ textContent }) => textContent)
  expect(theirs).toEqual([expect.stringContaining('Asha'), expect.stringContaining('Ravi')])
})

test('without a draft Enter publishes; a provider without drafts has one button, and no way to versions', () => {
  show(null)
  expect(buttons().slice(0, 2)).toEqual([text.save, content.save])
  expect(screen.getAllByRole('link', { name: text.bringBack })[0]).toHaveAttribute(
    'href',
    '/desk/en/plans/plan/7?version=3',
  )
  document.body.innerHTML = ''
  show(null, { may: [] })
  expect(buttons()).toEqual([text.save, text.withdrawIt])
  expect(screen.queryByRole('link', { name: text.bringBack })).toBeNull()
})

test('of what is not there yet the form is all: nothing beside it, to withdraw or to bring back', () => {
  show(DRAFT, { id: 'new_0123456789ab' })
  expect(screen.getByText(text.draftOfNew)).toBeVisible()
  expect(screen.queryByText('When this was typed it said: 1990', { exact: false })).toBeNull()
  expect(buttons()).toEqual(expect.arrayContaining([content.save, content.publish, content.discard]))
  expect(screen.queryByRole('button', { name: text.withdrawIt, hidden: true })).toBeNull()
  expect(screen.queryByRole('link', { name: text.bringBack })).toBeNull()
})

test('who withdraws it is told of the draft that goes with it, and sends what they were shown', () => {
  const sent = () => {
    const form = screen.getByRole('button', { name: text.withdrawIt, hidden: true }).closest('form')
    return new FormData(form ?? undefined).get('version')
  }
  show(DRAFT)
  expect([sent(), screen.queryByText(text.withdrawDraft, { exact: false }) !== null]).toEqual(['v1.d', true])
  document.body.innerHTML = ''
  show(null)
  expect([sent(), screen.queryByText(text.withdrawDraft, { exact: false })]).toEqual(['v1', null])
})

test('of a version what differs is shown with the buttons that bring it back, and no form', () => {
  show(DRAFT, { version: { number: 2, said: { name: 'Pupil' } } })
  expect(buttons()).toEqual([text.makeDraft, text.publishAgain])
  expect(screen.getByText(text.versionOverDraft)).toBeInTheDocument()
  const form = document.querySelector('form')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ lang: 'en', id: '7', version: 'v1.d', to: '2' })
})

describe('a time at which it is withdrawn', () => {
  const AT = '/desk/do/plan-withdraw-at'
  const END = { at: '2027-06-01T04:00:00Z', by: 'Asha', missed: 'invalid' }
  const part = () => screen.getByText(text.withdraw).closest('details')
  const may = ['POST /desk/plans/{id}/withdraw-at']
  const submits = () => [...(part()?.querySelectorAll<HTMLButtonElement>('button') ?? [])]

  test('is what the Enter key sets, so that it takes nothing away now', () => {
    show(null, { may })
    expect(submits().map((button) => button.getAttribute('formaction'))).toEqual([AT, null, AT])
    expect(part()).not.toHaveAttribute('open')
  })

  test('that was typed is seen, for whatever reason the form was refused', () => {
    show(null, { may, reply: { to: '/', said: 'changed', typed: { 'until.day': '2027-06-01' } } })
    expect(part()).toHaveAttribute('open')
    expect(within(part() ?? document.body).getByLabelText(content.atDay)).toHaveValue('2027-06-01')
  })

  test('is taken back alone, where something hangs on it', () => {
    show(null, { may, more: { may_withdraw: false, end: END } })
    expect(submits().map((button) => [button.value, button.getAttribute('formaction')])).toEqual([['unset', AT]])
  })
})
