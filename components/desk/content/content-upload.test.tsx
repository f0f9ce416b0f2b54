import { fireEvent, render, screen } from '@testing-library/react'
import { uploadReply } from '@/components/desk/pictures/say-flaw'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { ContentUpload } from './content-upload'

const texts = getMessages('en')
const { uploads: words } = texts.deskContent
const { deskPictures: pictures } = texts

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:http://localhost/1')
  URL.revokeObjectURL = jest.fn()
})

function open(typed: DeskReply['typed'] | null = null, canCut = true) {
  const reply = typed && {
    to: '/',
    said: 'invalid' as const,
    typed: { 'uploaded-to': 'image', ...typed },
    wrong: { cut: 'frame' },
  }
  render(
    <form>
      <ContentUpload path="image" label="Picture" hasPicture={false} upload={uploadReply(reply, texts, canCut)} />
      <ContentUpload path="other" label="Other" hasPicture={false} upload={uploadReply(reply, texts, canCut)} />
    </form>,
  )
}
const sent = () => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))
const file = () => screen.getByLabelText<HTMLInputElement>('A file in its place: Picture')
const choose = (label: string, value: string) => {
  const [control] = screen.getAllByLabelText<HTMLSelectElement>(label)
  if (control) fireEvent.change(control, { target: { value } })
}

/** Chooses a file; the browser shows it and says its size. */
function chooseFile(width: number, height: number) {
  fireEvent.change(file(), { target: { files: [new File(['x'], 'lake.jpg', { type: 'image/jpeg' })] } })
  const image = document.querySelector('.desk-crop img') ?? new Image()
  const size = (value: number) => ({ value, configurable: true })
  Object.defineProperties(image, { naturalWidth: size(width), naturalHeight: size(height) })
  fireEvent.load(image)
}

test('all of a picture stays unless somebody says otherwise, and each place has choices of its own', () => {
  open()
  chooseFile(1600, 900)
  expect(sent()).toMatchObject({ 'cut.image': 'whole', 'shape.image': 'wide', 'cut.other': 'whole' })
  expect(sent()).not.toHaveProperty(['frame.image'])
})

test('a part in a shape is chosen, and a frame is drawn in it', () => {
  open()
  chooseFile(1600, 800)
  choose(words.part, 'middle')
  choose(words.shape, 'square')
  fireEvent.change(screen.getByLabelText(pictures.across), { target: { value: 0 } })
  expect(sent()).toMatchObject({ 'cut.image': 'frame', 'shape.image': 'square', 'frame.image': '0.0000 0.0000 0.5000' })
  expect(file().closest('.desk-upload')?.querySelector('details')).toHaveAttribute('open')
})

test('refused, what was to stay waits for the file that is chosen again, at its place alone', () => {
  open({ cut: 'frame', shape: 'upright', frame: '0.2500 0.0000 0.5000' })
  expect(sent()).toMatchObject({
    'cut.image': 'frame',
    'shape.image': 'upright',
    'frame.image': '0.2500 0.0000 0.5000',
  })
  expect(sent()).toMatchObject({ 'cut.other': 'whole', 'shape.other': 'wide' })
  const [part, other] = screen.getAllByLabelText('Part')
  expect(part).toHaveAccessibleDescription(expect.stringContaining(pictures.flaws.frame))
  expect(part).toBeInvalid()
  expect([other, file()].map((control) => control?.getAttribute('aria-invalid'))).toEqual([null, null])
})

test('each choice says of which picture it is', () => {
  open()
  for (const name of ['Picture', 'Other'])
    for (const word of [words.part, words.shape])
      expect(screen.getByRole('combobox', { name: `${word}: ${name}` })).toBeInTheDocument()
  chooseFile(1600, 900)
  expect(screen.getByRole('group', { name: `${pictures.frame}: Picture` })).toBeInTheDocument()
})

test('where the provider cuts nothing no part is asked for, and the file is sent all the same', () => {
  open(null, false)
  chooseFile(1600, 900)
  expect([screen.queryByText(pictures.cut), screen.queryByRole('group')]).toEqual([null, null])
  expect(Object.keys(sent()).filter((name) => !name.startsWith('file.'))).toEqual([])
  expect(screen.getByRole('button', { name: /Picture/ })).toBeVisible()
})
