import { render, screen } from '@testing-library/react'
import type { DeskSaying } from '@/lib/rules/desk/desk-reply'
import { pictureId } from '@/lib/rules/desk/picture-id'
import { OWN } from '@/lib/rules/desk/whose'
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

test('one that is proposed only says so', () => {
  const gallery = [picture('The library'), { ...picture('The lake'), address: '/media/proposed/ab.webp' }]
  const pictures = { version: 'v2', logo: '/media/proposed/cd.webp', gallery, removed: [] }
  render(<PictureList id={OWN} pictures={pictures} reply={null} keeping={() => null} lang="en" text={deskPictures} />)
  const said = screen.getAllByText(deskPictures.proposed).map((words) => words.closest('.desk-photo')?.id)
  expect(said).toEqual([pictureId('/media/proposed/ab.webp'), pictureId('/media/proposed/cd.webp')])
})

test.each<[DeskSaying, string]>([
  ['changed', 'The library'],
  ['invalid', 'The lake'],
])('but not where it is the same, or nobody did: %s, %s', (said, typed) => {
  expect(show(said, typed)).not.toHaveAccessibleDescription()
})

test('one that is not there any more, and keeps the draft from being published, says so', () => {
  const gallery = [picture('The library'), { ...picture('The lake'), address: '/media/pictures/ab.webp' }]
  const pictures = { version: 'v2', logo: null, gallery, removed: [], gone: ['/media/pictures/ab.webp'] }
  render(<PictureList id={7} pictures={pictures} reply={null} keeping={() => null} lang="en" text={deskPictures} />)
  expect(screen.getByText(deskPictures.gone).closest('.desk-photo')?.id).toBe(pictureId('/media/pictures/ab.webp'))
})

test('in the draft each form says so, and where what is removed comes back', () => {
  const pictures = { version: 'v2.d', logo: null, gallery: [picture('The library')] }
  const removed = [{ address: '/a.webp', place: 'gallery' as const, alt: { en: 'The lake' }, removed_at: 0 }]
  const its = { id: 7, reply: null, keeping: () => null, lang: 'en' as const, text: deskPictures }
  const { rerender } = render(<PictureList {...its} pictures={{ ...pictures, removed }} draft="v2.d" />)
  const sent = () => [...document.querySelectorAll('form')].map((form) => new FormData(form).get('draft'))
  expect(sent()).toEqual(['v2.d', 'v2.d'])
  expect(screen.getByText(/^What the draft takes away/)).toBeVisible()
  rerender(<PictureList {...its} pictures={{ ...pictures, removed }} />)
  expect(sent()).toEqual([null, null])
})
