import { render, screen } from '@testing-library/react'
import type { DeskSaying } from '@/lib/rules/desk/desk-reply'
import { deskPictures } from '@/lib/messages/en/desk-pictures'
import { PictureList } from './picture-list'

const ADDRESS = '/media/pictures/0123456789abcdef0123456789abcdef.webp'
const picture = (en: string) => ({ address: ADDRESS, alt: { en } })

function show(said: DeskSaying, typed: string) {
  const reply = { to: '/', said, typed: { address: ADDRESS, alt_en: typed, alt_kn: '' }, wrong: {} }
  const pictures = { version: 'v2', logo: null, gallery: [picture('The library')], removed: [] }
  render(<PictureList id={7} pictures={pictures} reply={reply} keeping={() => null} lang="en" text={deskPictures} />)
  return screen.getByLabelText(deskPictures.alts.alt_en)
}

test('what somebody else said of a picture meanwhile is read beside what was typed', () => {
  const field = show('changed', 'The lake')
  expect(field).toHaveValue('The lake')
  expect(field).toHaveAccessibleDescription('Now: The library')
})

test.each<[DeskSaying, string]>([
  ['changed', 'The library'],
  ['invalid', 'The lake'],
])('but not where it is the same, or nobody did: %s, %s', (said, typed) => {
  expect(show(said, typed)).not.toHaveAccessibleDescription()
})
