import { fireEvent, render, screen } from '@testing-library/react'
import { deskPictures as text } from '@/lib/messages/en/desk-pictures'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { PictureAdd } from './picture-add'

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:http://localhost/1')
  URL.revokeObjectURL = jest.fn()
})

const refused = (typed: DeskReply['typed'], wrong = {}): DeskReply => ({ to: '/', said: 'invalid', typed, wrong })
const open = (reply: DeskReply | null = null) =>
  render(<PictureAdd id={7} version="v2" reply={reply} unsaved={null} lang="en" text={text} />)
const control = <Kind extends HTMLElement>(label: string) => screen.getByLabelText<Kind>(label)
const cut = () => control<HTMLSelectElement>(text.cut)
const slider = (name: 'across' | 'down' | 'size') => control<HTMLInputElement>(text[name])
const slide = (name: 'across' | 'down' | 'size', value: number) => fireEvent.change(slider(name), { target: { value } })
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))

/** Chooses a file; the browser shows it and says its size. */
function choose(width: number, height: number) {
  fireEvent.change(control(text.file), { target: { files: [new File(['x'], 'lake.jpg', { type: 'image/jpeg' })] } })
  const image = document.querySelector('.desk-crop img') ?? new Image()
  const size = (value: number) => ({ value, configurable: true })
  Object.defineProperties(image, { naturalWidth: size(width), naturalHeight: size(height) })
  fireEvent.load(image)
}

test('before a file is chosen there is the choice of parts alone, and no frame is sent', () => {
  open()
  expect([...cut().options].map(({ value }) => value)).toEqual(['whole', 'start', 'middle', 'end'])
  expect(screen.queryByRole('group', { name: text.frame })).toBeNull()
  expect(sent()).not.toHaveProperty('frame')
})

test('a file that is chosen is shown with the frame in its middle, which sliders move and resize', () => {
  open()
  choose(900, 1600)
  expect([cut().value, slider('across').disabled, slider('size').value]).toEqual(['middle', true, '100'])
  slide('down', 0)
  expect(sent()).toMatchObject({ cut: 'frame', frame: '0.0000 0.0000 1.0000' })
  slide('size', 50)
  slide('across', 100)
  expect(sent()).toMatchObject({ cut: 'frame', frame: expect.stringMatching(/^0\.5000 0\.\d{4} 0\.5000$/) })
  fireEvent.change(cut(), { target: { value: 'whole' } })
  expect([screen.queryByLabelText(text.size), sent()]).toEqual([null, expect.not.objectContaining({ frame: '' })])
})

test('a part that was chosen before stays chosen, and a logo’s frame is a square', () => {
  open()
  fireEvent.change(cut(), { target: { value: 'start' } })
  choose(900, 1600)
  expect([cut().value, slider('down').value]).toEqual(['start', '0'])
  fireEvent.change(control(text.place), { target: { value: 'logo' } })
  fireEvent.change(cut(), { target: { value: 'frame' } })
  slide('size', 50)
  const frame = document.querySelector<HTMLElement>('.desk-crop-frame')?.style
  expect([frame?.width, frame?.height]).toEqual(['50%', '28.125%'])
})

test('refused, the frame that was drawn waits for the file that is chosen again, and fits into another one', () => {
  open(refused({ place: 'gallery', cut: 'frame', frame: '0.2500 0.1000 0.5000' }))
  expect(sent()).toMatchObject({ cut: 'frame', frame: '0.2500 0.1000 0.5000' })
  choose(900, 1600)
  expect(sent()).toMatchObject({ cut: 'frame', frame: '0.2500 0.1000 0.5000' })
  choose(3200, 600)
  expect(sent()).toMatchObject({ cut: 'frame', frame: expect.stringMatching(/^0\.2500 0\.0000 0\.3333$/) })
})

test('what is wrong with the frame stands beside the choice', () => {
  open(refused({ cut: 'frame', frame: 'x' }, { cut: 'frame' }))
  expect(cut()).toHaveAccessibleDescription(expect.stringContaining(text.flaws.frame))
})

test('what the browser cannot show is left to the server', () => {
  open()
  fireEvent.change(control(text.file), { target: { files: [new File(['x'], 'x.jpg')] } })
  fireEvent.error(document.querySelector('.desk-crop img') ?? new Image())
  expect([screen.queryByRole('group', { name: text.frame }), sent().cut]).toEqual([null, 'whole'])
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(1)
})
