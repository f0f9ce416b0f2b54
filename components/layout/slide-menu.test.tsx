import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SlideMenu } from './slide-menu'

let wide: EventTarget

beforeEach(() => {
  wide = new EventTarget()
  // Motion is not wanted: jsdom cannot move anything.
  window.matchMedia = (query) =>
    (query.includes('reduce') ? { matches: true } : Object.assign(wide, { matches: false })) as MediaQueryList
})

async function open() {
  const user = userEvent.setup()
  render(
    <>
      <header>
        <a href="#home">Brand</a>
        <SlideMenu label="Menu">
          <a href="#first">First</a>
          <a href="#last">Last</a>
        </SlideMenu>
      </header>
      <main>
        <button type="button">On the page</button>
      </main>
    </>,
  )
  const menu = screen.getByRole('group')
  const summary = screen.getByLabelText('Menu')
  // jsdom does not know that a summary takes the focus.
  summary.tabIndex = 0
  await user.click(summary)
  expect(menu).toHaveAttribute('open')
  await act(async () => {})
  return { user, menu, summary }
}

test('the page behind is out of reach while it is open, and back afterwards', async () => {
  const { user, summary } = await open()
  expect(screen.getByRole('main', { hidden: true })).toHaveProperty('inert', true)
  expect(screen.getByText('Brand')).toHaveProperty('inert', true)
  await user.click(summary)
  await act(async () => {})
  expect(screen.getByRole('main')).toHaveProperty('inert', false)
  expect(screen.getByText('Brand')).toHaveProperty('inert', false)
})

test('closes when a link in it is followed, and frees the page at once', async () => {
  const { user, menu } = await open()
  await user.click(screen.getByText('First'))
  expect(menu).not.toHaveAttribute('open')
  expect(screen.getByRole('main')).toHaveProperty('inert', false)
})

test('closes by Escape, and the focus goes back to its button', async () => {
  const { user, menu, summary } = await open()
  screen.getByText('Last').focus()
  await user.keyboard('{Escape}')
  await act(async () => {})
  expect(menu).not.toHaveAttribute('open')
  expect(summary).toHaveFocus()
})

test('keeps the focus: after the last comes the first, and before the first the last', async () => {
  const { user, summary } = await open()
  screen.getByText('Last').focus()
  await user.keyboard('{Tab}')
  expect(summary).toHaveFocus()
  await user.keyboard('{Shift>}{Tab}{/Shift}')
  expect(screen.getByText('Last')).toHaveFocus()
})

test('closes when the window becomes wide enough for the bar', async () => {
  const { menu } = await open()
  act(() => void wide.dispatchEvent(new Event('change')))
  expect(menu).not.toHaveAttribute('open')
  expect(screen.getByRole('main')).toHaveProperty('inert', false)
})

test('keys mean nothing to it while it is closed', async () => {
  const { user, menu, summary } = await open()
  await user.click(summary)
  await act(async () => {})
  screen.getByText('On the page').focus()
  await user.keyboard('{Escape}')
  expect(menu).not.toHaveAttribute('open')
  expect(screen.getByText('On the page')).toHaveFocus()
})
