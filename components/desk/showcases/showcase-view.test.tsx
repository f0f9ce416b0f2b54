import { render, screen } from '@testing-library/react'
import { getMessages } from '@/lib/messages/catalogue'
import { ShowcaseDraft, ShowcaseHistory, ShowcaseTiles, ShowcaseVersion } from './showcase-view'

const { desk, deskContent: content, deskShowcases: own } = getMessages('en')
const text = { desk, content, own }
const lang = 'en'
const NAMES = 'Hill College (7); Lake College (9)'
const DRAFT = {
  ...{ version: 'v1.d', said: { institutions: 'Lake College (9)' }, was: { institutions: NAMES }, problems: [] },
  ...{ by: 'Asha', at: 0, schedule: null, preview: 'the-token' },
}
const showcase = (flaws: Record<string, string> = {}) => ({
  ...{ list: 'top' as const, version: 'v1', institutions: [], values: { institutions: NAMES }, history: [] },
  draft: { ...DRAFT, flaws },
})
const siteUrl = new URL('https://guide.example')
const hidden = () => [...new FormData(document.querySelector('form') ?? undefined)]

test('a draft is shown beside what stands, with the way to the home page with it, and why it cannot be published', () => {
  const { rerender } = render(<ShowcaseDraft showcase={showcase()} reply={null} {...{ siteUrl, lang, text }} />)
  const [, row] = screen.getAllByRole('row')
  expect(row?.querySelector('del')).toHaveTextContent('Hill College (7)')
  expect(screen.getByText(content.previewLink).closest('a')).toHaveAttribute(
    ...(['href', '/desk/preview?token=the-token&page=%2F&lang=en'] as const),
  )
  expect(hidden()).toEqual(
    expect.arrayContaining([
      ['list', 'top'],
      ['version', 'v1.d'],
    ]),
  )
  expect(screen.queryByText(own.draftWrong)).toBeNull()
  rerender(<ShowcaseDraft showcase={showcase({ institutions: 'unknown' })} reply={null} {...{ siteUrl, lang, text }} />)
  expect(screen.getByText(own.draftWrong)).toBeVisible()
})

test('a version names who of it is gone, and what becomes of the draft that waits', () => {
  const version = { said: { institutions: 'Plain School (3); Hill College (7)' }, gone: ['Plain School (3)'] }
  render(<ShowcaseVersion showcase={showcase()} number={41} {...{ version, lang, text }} />)
  expect(screen.getByText(/^These do not stand any more.*: Plain School \(3\)\./)).toBeVisible()
  expect(screen.getByText(own.versionOverDraft)).toBeVisible()
  expect(hidden()).toEqual(
    expect.arrayContaining([
      ['version', 'v1.d'],
      ['to', '41'],
    ]),
  )
})

test('each entry that says what the list said leads to its version, and so does what was before', () => {
  const entry = {
    ...{ at: 0, by: 'Asha', record: 'showcase top', leftOut: [], names: {} },
    ...{ before: { institutions: '' }, after: { institutions: NAMES } },
  }
  const history = [
    { ...entry, id: '42', action: 'publish-time-removed' as const, before: { at: 'x' }, after: null },
    { ...entry, id: '41', action: 'showcase-changed' as const },
  ]
  render(<ShowcaseHistory showcase={{ ...showcase(), history }} {...{ lang, text }} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/desk/en/home-lists/top?version=41', '/desk/en/home-lists/top?version=0'],
  ])
})

test('the lists say what waits of each', () => {
  const of = { version: 'v1', institutions: [] }
  const schedule = { at: 0, by: 'Ravi', missed: 'changed' as const }
  render(
    <ShowcaseTiles
      showcases={[
        { ...of, list: 'top', draft: { by: 'Asha', at: 0, schedule: null } },
        { ...of, list: 'partners', draft: { by: 'Asha', at: 0, schedule } },
      ]}
      {...{ lang, text }}
    />,
  )
  const [top, partners] = screen.getAllByRole('listitem')
  expect(top).toHaveTextContent(/Draft of Asha/)
  expect(partners).toHaveTextContent(content.misses.changed.replace('{by}', 'Ravi'))
})
