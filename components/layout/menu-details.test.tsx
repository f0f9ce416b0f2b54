import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MenuDetails } from './menu-details'

async function open() {
  const user = userEvent.setup()
  render(
    <>
      <MenuDetails>
        <summary>Menu</summary>
        <a href="#filter">Find an institution</a>
      </MenuDetails>
      <p>The page</p>
    </>,
  )
  await user.click(screen.getByText('Menu'))
  const menu = screen.getByRole('group')
  expect(menu).toHaveAttribute('open')
  return { user, menu }
}

test('closes when a link in it is followed', async () => {
  const { user, menu } = await open()
  await user.click(screen.getByRole('link'))
  expect(menu).not.toHaveAttribute('open')
})

test('closes when something else is pressed', async () => {
  const { user, menu } = await open()
  await user.click(screen.getByText('The page'))
  expect(menu).not.toHaveAttribute('open')
})

test('closes by Escape, and the focus goes back to its button', async () => {
  const { user, menu } = await open()
  const summary = screen.getByText('Menu')
  summary.tabIndex = 0
  screen.getByRole('link').focus()
  await user.keyboard('{Escape}')
  expect(menu).not.toHaveAttribute('open')
  expect(summary).toHaveFocus()
})
