import { LANGUAGES } from '@/lib/contract/language'
import { fieldIn } from '@/lib/contract/text-fields'
import { render, screen } from '@testing-library/react'
import { EVENT_FIELDS } from '@/lib/contract/desk/date'
import type { RankWordField, RankWordFlaw } from '@/lib/contract/desk/rank-word'
import { keysOf } from '@/lib/contract/keys-of'
import { ONCE_CONTROL } from '@/lib/rules/desk/once'
import { getMessages } from '@/lib/messages/catalogue'
import { DateForm } from './dates/date-form'
import { RankWordForm } from './rank-words/word-form'

const { deskDates, deskRankWords } = getMessages('en')
const given = { to: 'date-save', setBy: () => null, button: 'Save', lang: 'en' } as const

function showWord(hidden: Record<string, string>, wrong: [RankWordField, RankWordFlaw][] = []) {
  const form = { values: { code: 'GM', name: 'General' }, wrong: new Map(wrong), theirs: new Map() }
  render(<RankWordForm {...given} hidden={hidden} form={form} text={deskRankWords} />)
}

test('what a record will be called by is typed while it is new', () => {
  showWord({})
  expect(screen.getByDisplayValue('GM')).not.toHaveAttribute('readonly')
})

test('and stays once it is there: it is read, not changed, on its page; no other field is', () => {
  showWord({ id: 'other' })
  expect(screen.getByDisplayValue('GM')).toHaveAttribute('readonly')
  expect(screen.getByDisplayValue('General')).not.toHaveAttribute('readonly')
})

test('of a draft of what is not there yet nothing is called by it yet', () => {
  showWord({ id: 'new_0123456789ab' })
  expect(screen.getByDisplayValue('GM')).not.toHaveAttribute('readonly')
})

const onceKeys = () =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${ONCE_CONTROL}"]`)].map(({ value }) => value)

test('a form that adds has a key, another one on each page; what is kept already has none', () => {
  showWord({})
  showWord({})
  showWord({ id: 'other' })
  const keys = onceKeys()
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)])
  expect(new Set(keys).size).toBe(2)
})

test('what is wrong with a field is said of it, and above the form', () => {
  showWord({}, [['name', 'needed']])
  const field = screen.getByDisplayValue('General')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(deskRankWords.flaws.needed)
  expect(screen.getByRole('link', { name: deskRankWords.fields.name })).toHaveAttribute('href', `#${field.id}`)
})

const types = ['1', '2', '3'].map((id) => ({ id, name: { en: `Kind ${id}`, kn: `ವಿಧ ${id}` } }))

test('what another set meanwhile is said in words: a day, a kind, and what is ticked', () => {
  const theirs = new Map([
    ['first_day', '2030-07-01'],
    ['kind', 'exam'],
    ['types', '1 3'],
    ['title', ''],
  ] as const)
  const form = { values: {}, wrong: new Map(), theirs }
  render(<DateForm {...given} hidden={{}} form={form} types={types} text={deskDates} />)
  const said = [...document.querySelectorAll('.desk-theirs')].map(({ textContent }) => textContent)
  expect(said).toEqual(
    ['Kind 1, Kind 3', deskDates.kinds.exam, deskDates.empty, '1 Jul 2030'].map((value) => `Now: ${value}`),
  )
})

test('each field has a control of its kind, in the language that it is written in', () => {
  const form = { values: { types: '2' }, wrong: new Map(), theirs: new Map() }
  render(<DateForm {...given} hidden={{}} form={form} types={types} text={deskDates} />)
  const controls = keysOf(EVENT_FIELDS).map((name) => {
    const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
    return [name, control?.type, control?.lang]
  })
  expect(controls).toEqual([
    ['exam', 'text', ''],
    ...LANGUAGES.map((language) => [fieldIn('exam_name', language), 'text', language]),
    ['kind', 'select-one', ''],
    ...LANGUAGES.map((language) => [fieldIn('title', language), 'text', language]),
    ['types', 'hidden', ''],
    ['first_day', 'date', ''],
    ['first_time', 'time', ''],
    ['last_day', 'date', ''],
    ['last_time', 'time', ''],
    ['source', 'text', 'en'],
    ['source_url', 'text', ''],
    ['checked_on', 'date', ''],
  ])
  expect(screen.getByRole('checkbox', { name: 'Kind 2' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Kind 1' })).not.toBeChecked()
})
