import { render, screen } from '@testing-library/react'
import { deskPictures as text } from '@/lib/messages/en/desk-pictures'
import { WhereTo } from './where-to'

const show = (isDrafting: boolean, waits: boolean) =>
  render(<WhereTo id={7} lang="en" {...{ isDrafting, waits, text }} />).container.textContent

test.each([
  [false, false, text.atOnce, ['/desk/en/institutions/7/pictures?in=draft']],
  [false, true, text.draftWaits, ['/desk/en/institutions/7/pictures?in=draft']],
  [true, true, text.drafted, ['/desk/en/institutions/7', '/desk/en/institutions/7/pictures']],
])('whether the buttons change the draft (%s, which waits: %s) is said, with the way to the other', (...of) => {
  const [isDrafting, waits, words, ways] = of
  expect(show(isDrafting, waits)).toContain(words)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways)
})
