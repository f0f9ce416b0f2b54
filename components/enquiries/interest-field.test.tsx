import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { getMessages } from '@/lib/messages/catalogue'
import { INTEREST_PRESETS } from '@/lib/rules/enquiries/enquiry-options'
import { counsellingTexts } from './form-texts'
import { InterestField } from './interest-field'

const text = counsellingTexts(getMessages('en').enquiries, 'counselling')
const element = (typed = '') => (
  <main>
    <InterestField text={text} id="form" errors={{}} typed={{ interest: typed }} wrong={null} />
    <button type="button">elsewhere</button>
  </main>
)

async function open(typed = '') {
  render(element(typed))
  await act(async () => {
    box().focus()
    await import('./interest-list')
  })
  return userEvent.setup()
}
const box = () => screen.getByLabelText<HTMLInputElement>('Area of Concern', { selector: 'input' })
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('typing filters the presets by a part of their name, in either case', async () => {
  const user = await open()
  expect(offered()).toEqual([])
  await user.type(box(), 's')
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  await user.type(box(), 'EL')
  expect(offered()).toEqual(['Stream Selection'])
  expect(screen.getByRole('listbox', { name: 'Area of Concern' })).toBeVisible()
  await user.clear(box())
  expect(offered()).toEqual([])
})

test('choosing fills the field and closes', async () => {
  const user = await open()
  await user.type(box(), 'exam')
  await user.click(screen.getByRole('option', { name: 'Exam Preparation' }))
  expect(box()).toHaveValue('Exam Preparation')
  expect(offered()).toEqual([])
  expect(box()).toHaveFocus()
})

test('by keyboard: the arrows choose, Enter takes, Escape closes and keeps the text', async () => {
  const user = await open()
  await user.keyboard('car')
  await user.keyboard('{ArrowDown}')
  const active = box().getAttribute('aria-activedescendant')
  expect(document.getElementById(active ?? '')).toHaveTextContent('Career Guidance')
  await user.keyboard('{Enter}')
  expect(box()).toHaveValue('Career Guidance')
  expect(offered()).toEqual([])
  await user.clear(box())
  await user.keyboard('skill')
  expect(offered()).toEqual(['Skill Development'])
  await user.keyboard('{Escape}')
  expect(offered()).toEqual([])
  expect(box()).toHaveValue('skill')
})

test('with nothing typed, the arrow down and the button at its end show all', async () => {
  const user = await open()
  await user.keyboard('{ArrowDown}')
  expect(offered()).toEqual([...INTEREST_PRESETS])
  await user.keyboard('{Escape}')
  expect(offered()).toEqual([])
  await user.type(box(), 'abroad')
  await user.click(screen.getByRole('button', { name: 'Show suggestions' }))
  expect(offered()).toEqual([...INTEREST_PRESETS])
  await user.click(screen.getByRole('button', { name: 'Show suggestions' }))
  expect(offered()).toEqual([])
})

test('clicking outside closes; a text of one’s own stays', async () => {
  const user = await open()
  await user.type(box(), 'Law')
  await user.clear(box())
  await user.type(box(), 'A career in')
  expect(screen.getByText('N/A', { selector: '[aria-hidden]' })).toBeVisible()
  await user.clear(box())
  await user.type(box(), 'career')
  expect(offered()).toEqual(['Career Guidance'])
  await user.click(screen.getByRole('button', { name: 'elsewhere' }))
  expect(offered()).toEqual([])
  expect(box()).toHaveValue('career')
})

test('where nothing matches it says N/A, aloud, too', async () => {
  const user = await open()
  await user.type(box(), 'zz')
  expect(screen.getByText('N/A', { selector: '[aria-hidden]' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('N/A')
  expect(offered()).toEqual([])
})

test('what stood in the field before its script came is what is filtered', async () => {
  const user = await open('Str')
  expect(box()).toHaveValue('Str')
  await user.type(box(), 'e')
  expect(offered()).toEqual(['Stream Selection'])
})

test('without a script the browser offers the presets', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(element())
  const list = page.querySelector(`datalist[id="${page.querySelector('input')?.getAttribute('list')}"]`)
  expect([...(list?.querySelectorAll('option') ?? [])].map((option) => option.value)).toEqual([...INTEREST_PRESETS])
})

test('with one, only our list is offered', async () => {
  await open()
  expect(box()).not.toHaveAttribute('list')
  fireEvent.input(box(), { target: { value: 'o' } })
  expect(box()).toHaveAttribute('role', 'combobox')
})
