import { render, screen } from '@testing-library/react'
import { deskDuplicatePageSchema } from '@/lib/contract/desk/duplicate'
import type { MatchState } from '@/lib/contract/desk/match'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { TwiceCard } from './twice-card'

const side = (id: number, en: string) => ({
  id,
  name: { en },
  values: { zip: '560048' },
  courses: ['Civil'],
  course_count: 3,
})
const WHY = '13.4 of 11: name +9.8 (mallige), town +1.5, other words −2.2'

function show({
  lang = 'en',
  state = 'open',
  mayMerge = true,
  lists = [],
  renamed = false,
  part = false,
}: {
  lang?: Language
  state?: MatchState
  mayMerge?: boolean
  lists?: string[]
  renamed?: boolean
  part?: boolean
} = {}) {
  const answer = {
    data: [{ one: side(7, 'Hill College'), other: side(12, 'Lake College'), why: WHY, lists, renamed, part }],
  }
  const [pair] = deskDuplicatePageSchema.parse({ ...answer, total: 1, page: 1, limit: 10, looking: false }).data
  if (pair === undefined) throw new Error('the pair cannot be read')
  const { deskMatches: text, deskInstitutions: fields } = getMessages(lang)
  const more = { lookups: { types: [], districts: [] }, linkOf: (id: string) => `/look/${id}`, query: 'page=2' }
  render(<TwiceCard {...{ pair, state, mayMerge, lang, text, fields, ...more }} />)
  return text
}

test('two stand beside each other with the weight of each field, and both ways of making them one', () => {
  const text = show()
  expect(screen.getByText('Name +9.8 (mallige)')).toBeVisible()
  expect(screen.getByText('Other words −2.2')).toBeVisible()
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual([
    ...['/look/7', '/look/12'],
    ...['/desk/en/institutions/12/merge?into=7', '/desk/en/institutions/7/merge?into=12'],
  ])
  const form = new FormData(screen.getByRole('button', { name: text.twiceApart }).closest('form') ?? undefined)
  expect(Object.fromEntries(form)).toEqual({ lang: 'en', one: '7', other: '12', query: 'page=2' })
})

test('reasons are in Kannada on a Kannada page; who may not merge has no way there; what was said can be undone', () => {
  const text = show({ lang: 'kn', state: 'decided', mayMerge: false })
  expect(screen.getByText('ಹೆಸರು +9.8 (mallige)')).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByRole('button', { name: text.twiceUndo })).toHaveValue('undo')
})

test.each(['en', 'kn'] as const)(
  'what the search knows besides is said: one list has both, one has another name: %s',
  (lang) => {
    const { twiceOneList, twiceRenamed, twicePart } = show({ lang, lists: ['aicte'], renamed: true, part: true })
    expect(screen.getByText(fillMessage(twiceOneList, { list: 'aicte' }))).toBeVisible()
    expect(screen.getByText(twiceRenamed)).toBeVisible()
    expect(screen.getByText(twicePart)).toBeVisible()
  },
)

test('and nothing of either where neither is so', () => {
  const { twiceOneList, twiceRenamed, twicePart } = show()
  expect(screen.queryByText(twiceRenamed)).toBeNull()
  expect(screen.queryByText(twicePart)).toBeNull()
  expect(screen.queryByText(fillMessage(twiceOneList, { list: 'aicte' }))).toBeNull()
})
