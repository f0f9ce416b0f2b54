import { render, screen, within } from '@testing-library/react'
import { deskBrochures as text } from '@/lib/messages/en/desk-brochures'
import { OWN } from '@/lib/rules/desk/whose'
import type { DeskReply, DeskSaying } from '@/lib/rules/desk/desk-reply'
import { BrochureList } from './brochure-list'

const STANDING = [
  { id: '12', title: 'Prospectus', language: 'en' as const, proposed: null, file: null },
  { id: '13', title: 'ಕೈಪಿಡಿ', language: null, proposed: null, file: null },
]
const REMOVED = [{ id: '12', title: 'Old fees', language: 'en' as const, removed_at: 0 }]

function show(
  reply: DeskReply | null,
  listed: ('en' | 'kn')[] = [],
  removed_at: number | null = 0,
  institute: string | null = '7',
) {
  const removed = REMOVED.map((each) => ({ ...each, removed_at }))
  const brochures = { version: 'v2', brochures: STANDING, removed, listed }
  render(<BrochureList id={7} keeping={() => null} lang="en" {...{ institute, brochures, reply, text }} />)
}

describe('of one’s own', () => {
  const base = { language: null, file: null }
  const OFFERED = [
    { ...base, id: '12', title: 'Stands', proposed: null },
    { ...base, id: '13', title: 'Renamed', proposed: 'changed' as const },
    { ...base, id: '14', title: 'Replaced', proposed: 'changed' as const, file: 'cd.pdf' },
    { ...base, id: 'ab.pdf', title: 'New', proposed: 'added' as const, file: 'ab.pdf' },
    { ...base, id: 'ef.pdf', title: 'Unreadable', proposed: 'added' as const },
  ]
  const removed = [{ id: '14', title: 'Standing', language: null, removed_at: null }]
  const room = (title: string) => within(screen.getByRole('region', { name: title }))
  const hrefs = (title: string) =>
    room(title)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'))
  beforeEach(() => {
    const brochures = { version: 'v2', brochures: OFFERED, removed, listed: [] }
    render(<BrochureList id={OWN} institute="7" keeping={() => null} lang="en" {...{ brochures, reply: null, text }} />)
  })

  test.each([
    ['Stands', null],
    ['Renamed', text.proposed.changed],
    ['Replaced', text.proposed.changed],
    ['New', text.proposed.added],
  ])('what is proposed only says so: %s', (title, words) => {
    const found = [text.proposed.added, text.proposed.changed].filter((said) => room(title).queryByText(said) !== null)
    expect(found).toEqual(words === null ? [] : [words])
  })

  test.each([
    ['Stands', ['/desk/brochure/7/12']],
    ['Renamed', ['/desk/brochure/7/13']],
    ['Replaced', ['/desk/proposed/cd.pdf']],
    ['New', ['/desk/proposed/ab.pdf']],
    ['Unreadable', []],
    [text.removed, ['/desk/brochure/7/14']],
  ])('its file can be opened: %s', (title, links) => {
    expect(hrefs(title)).toEqual(links)
  })
})

test('nor is there a file of one that is retired', () => {
  show(null, [], 0, null)
  expect(screen.queryByRole('link')).toBeNull()
})

test('of what went nobody opens the file', () => {
  show(null)
  expect(within(screen.getByRole('region', { name: text.removed })).queryByRole('link')).toBeNull()
})
const refused = (said: DeskSaying, typed: DeskReply['typed'], wrong = {}): DeskReply => ({
  to: '/',
  said,
  typed,
  wrong,
})
const titles = () => screen.getAllByLabelText(text.title)

test('each has its title and language, and what was removed its way back', () => {
  show(null)
  expect(titles().map((field) => field.getAttribute('value'))).toEqual(['Prospectus', 'ಕೈಪಿಡಿ'])
  const languages = screen.getAllByLabelText<HTMLSelectElement>(text.language)
  expect(languages.map(({ value }) => value)).toEqual(['en', 'none'])
  const removed = within(screen.getByRole('region', { name: text.removed }))
  expect(removed.getByRole('button', { name: 'Bring back: Old fees' })).toBeVisible()
  expect(screen.queryByText(/Lists name brochures/)).toBeNull()
})

test.each([
  [0, /since 1 Jan 1970/],
  [null, /^Old fees$/],
])('since when it is removed is said where that is known: %s', (at, words) => {
  show(null, [], at)
  const [item] = within(screen.getByRole('region', { name: text.removed })).getAllByRole('listitem')
  expect(item?.querySelector('p')).toHaveTextContent(words)
})

test('what a list names is told', () => {
  show(null, ['kn'])
  expect(screen.getByText('Lists name brochures, which only a list changes: Kannada.')).toBeVisible()
})

test('what was refused stands in its own form, with what is wrong beside the field', () => {
  show(refused('invalid', { brochure: '13', title: 'Rooms', language: 'kn' }, { file: 'broken' }))
  expect(titles().map((field) => field.getAttribute('value'))).toEqual(['Prospectus', 'Rooms'])
  const [first, second] = screen.getAllByLabelText(text.another)
  expect(first).not.toHaveAccessibleDescription(expect.stringContaining(text.flaws.broken))
  expect(second).toHaveAccessibleDescription(expect.stringContaining(text.flaws.broken))
})

test('what somebody else called it meanwhile is read beside what was typed', () => {
  show(refused('changed', { brochure: '12', title: 'Fees', language: 'en' }))
  expect(titles()[0]).toHaveAccessibleDescription('Now: Prospectus')
})

test('so is its language; and whoever chose another file chooses it again', () => {
  show(refused('changed', { brochure: '12', title: 'Prospectus', language: 'kn' }))
  expect(screen.getAllByLabelText(text.language)[0]).toHaveAccessibleDescription('Now: English')
  const [first, second] = screen.getAllByLabelText(text.another)
  expect(first).toHaveAccessibleDescription(expect.stringContaining(text.anotherAgain))
  expect(second).not.toHaveAccessibleDescription(expect.stringContaining(text.anotherAgain))
})

test('that there are as many as there may be stands above them, where one was to be brought back', () => {
  show(refused('invalid', { title: '', language: 'none', brochure: '' }, { file: 'full' }))
  expect(screen.getByText(text.flaws.full)).toBeVisible()
})
