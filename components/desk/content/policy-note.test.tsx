import { act, fireEvent, render, screen } from '@testing-library/react'
import { askLeftOut } from '@/lib/client/desk/policy'
import { fillIn } from '../unsaved/form-values'
import { PolicyNote } from './policy-note'

jest.mock('@/lib/client/desk/policy')
const asked = jest.mocked(askLeftOut)

beforeEach(() => {
  jest.useFakeTimers()
  asked.mockReset()
  render(
    <form>
      <textarea id="policy" name="policy" aria-label="Policy" aria-describedby="note" defaultValue="<b>" />
      <PolicyNote id="note" of="policy" parts={['<font>']} message="Left out: {parts}." />
    </form>,
  )
})
afterEach(() => jest.useRealTimers())

const field = () => screen.getByLabelText('Policy')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const pause = (ms = 1_500) => act(() => jest.advanceTimersByTimeAsync(ms))

test('what the website leaves out is said as it is typed', async () => {
  expect(field()).toHaveAccessibleDescription('Left out: <font>.')
  asked.mockResolvedValue(['<table>', 'style'])
  type('<table')
  await pause(300)
  type('<table>')
  await pause()
  // What is typed in one go is looked at once.
  expect(asked.mock.calls.map(([source]) => source)).toEqual(['<table>'])
  expect(field()).toHaveAccessibleDescription('Left out: <table>, style.')
  asked.mockResolvedValue([])
  type('plain')
  await pause()
  expect(field()).not.toHaveAccessibleDescription()
})

test('also of what somebody gets back that they had typed', async () => {
  asked.mockResolvedValue(['<table>'])
  for (const form of document.forms) fillIn(form, { policy: '<table>' })
  await pause()
  expect(field()).toHaveAccessibleDescription('Left out: <table>.')
})

test('while nobody can say, what was known stands', async () => {
  asked.mockResolvedValue(null)
  type('<table>')
  await pause()
  expect(field()).toHaveAccessibleDescription('Left out: <font>.')
})

test('an answer that comes after more was typed is none', async () => {
  let answer: (parts: string[]) => void = () => {}
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  type('<table>')
  await pause()
  type('<table>x')
  answer(['<table>'])
  await pause(0)
  expect(field()).toHaveAccessibleDescription('Left out: <font>.')
})
