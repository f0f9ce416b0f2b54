import { render, screen, within } from '@testing-library/react'
import type { DeskShowcase } from '@/lib/contract/desk/showcase'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { ShowcaseList } from './showcase-list'

const { deskShowcases: text } = getMessages('en')
const institution = (id: string, en: string, { retired = false, unknown = false } = {}) => ({
  ...{ id, name: { en }, city: { en: 'Mysuru' }, district: null, retired, unknown },
})

function show(
  institutions: DeskShowcase['institutions'],
  reply: DeskReply | null = null,
  chosen?: string,
  canDraft = true,
) {
  render(
    <ShowcaseList
      showcase={{ list: 'top', version: 'v1', institutions }}
      lang="en"
      finding={null}
      {...{ reply, chosen, canDraft, text }}
    />,
  )
}

test('each can be moved where there is a place to move to, and taken away; one that is retired is said to be', () => {
  show([institution('7', 'Hill College', { unknown: true }), institution('9', 'Lake College', { retired: true })])
  const [hill, lake] = screen.getAllByRole('listitem')
  const buttons = (item: HTMLElement | undefined) =>
    within(item ?? document.body)
      .getAllByRole('button')
      .map((button) => button.getAttribute('value'))
  expect([buttons(hill), buttons(lake)]).toEqual([
    ['down:7', 'remove:7'],
    ['up:9', 'remove:9'],
  ])
  expect(hill).not.toHaveTextContent(text.retired)
  expect(lake).toHaveTextContent(text.retired)
  expect(hill).toHaveTextContent(text.gone)
  expect(lake).not.toHaveTextContent(text.gone)
  expect(screen.getByRole('button', { name: 'Take it away: Hill College' })).toBeVisible()
})

test.each([
  [true, '7 9'],
  [false, null],
])('whether its buttons keep a draft (%s) its forms say by the list that they show', (canDraft, sent) => {
  show([institution('7', 'Hill College'), institution('9', 'Lake College')], null, undefined, canDraft)
  const forms = [...document.querySelectorAll('form')].map((form) => new FormData(form).get('institutions'))
  expect(forms).toEqual([sent, sent])
})

test('an empty list says so; what cannot be added is said beside its field, with what was typed', () => {
  show([], {
    ...{ to: '/desk/en/home-lists', said: 'invalid' },
    ...{ typed: { list: 'top', institute: 'Hill' }, wrong: { institutions: 'unknown' } },
  })
  expect(screen.getByText(text.none)).toBeVisible()
  const field = screen.getByLabelText(text.number)
  expect(field).toHaveValue('Hill')
  expect(field).toHaveAccessibleDescription(`${text.numberHint} ${text.flaws.unknown}`)
})

test('what keeps the draft from being published is not said of the next one', () => {
  const wrong = { institutions: 'unknown' }
  show([], { to: '/desk/en/home-lists/top', said: 'notPublished', typed: {}, wrong })
  expect(screen.getByLabelText(text.number)).toHaveAccessibleDescription(text.numberHint)
})

test('what was found by its name stands in the form, whatever was typed before', () => {
  const reply = { to: '/desk/en/home-lists', said: 'invalid', typed: { list: 'top', institute: 'Hill' } } as const
  show([], reply, '12')
  expect(screen.getByLabelText(text.number)).toHaveValue('12')
})
