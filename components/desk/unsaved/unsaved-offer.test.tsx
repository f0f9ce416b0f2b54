import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { UnsavedEnd } from '@/components/desk/unsaved/unsaved-end'
import { UnsavedGuard } from '@/components/desk/unsaved/unsaved-guard'
import { UnsavedOffer } from '@/components/desk/unsaved/unsaved-offer'
import { keepingOf, UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import type { DeskUser } from '@/lib/contract/desk/account'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply, DeskSaying } from '@/lib/rules/desk/desk-reply'

const { desk } = getMessages('en')
const HOUR_MS = 60 * 60_000
type Page = { version?: string; lang?: string; title?: string; account?: string; last?: 'stored' | 'refused' | null }

/** A page of the desk with a form as the server sends it. */
function open({ version = '4', lang = 'en', title = 'Mentors', account = '7', last = null }: Page = {}) {
  cleanup()
  render(
    <main id="content" tabIndex={-1}>
      <UnsavedGuard account={account} signOutForm="sign-out" />
      <form id="sign-out" aria-label="sign out" onSubmit={(event) => event.preventDefault()} />
      <form aria-label="section" onSubmit={(event) => event.preventDefault()}>
        <UnsavedOffer
          {...{ record: 'content/mentor', version, account, last }}
          text={desk.unsaved}
          dates={desk.dates}
        />
        <input type="hidden" name="version" value={version} readOnly />
        <input type="hidden" name="lang" value={lang} readOnly />
        <details>
          <input name="title" aria-label="Title" defaultValue={title} />
          <input type="checkbox" name="mark" value="1" aria-label="Mark" />
        </details>
      </form>
    </main>,
  )
}
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'section' })
const control = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const sends = () => Object.fromEntries(new FormData(form()))
const offered = () => screen.queryByRole('status')?.textContent ?? null
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Types, and waits for the moment after which it is kept. */
function type(title: string) {
  fireEvent.input(control('Title'), { target: { value: title } })
  act(() => jest.advanceTimersByTime(1_000))
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 26, 4) })
  window.localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('what was typed and not saved is offered, and put into the form by nobody but its writer', () => {
  open()
  type('Mentors of the evening')
  open()
  expect(offered()).toContain('26 Nov 2026, 9:30 am')
  expect(sends()).toEqual({ version: '4', lang: 'en', title: 'Mentors' })
  press('Take it up')
  expect(sends()).toEqual({ version: '4', lang: 'en', title: 'Mentors of the evening' })
  expect(document.activeElement).toBe(control('Title'))
  expect(control('Title').closest('details')?.open).toBe(true)
  open()
  expect(offered()).not.toBeNull()
  press('Discard it')
  expect(document.activeElement?.id).toBe('content')
  open()
  expect(offered()).toBeNull()
})

test('a tab that is closed at once keeps the last word; what is changed back is not kept', () => {
  open()
  fireEvent.input(control('Title'), { target: { value: 'Last word' } })
  fireEvent(window, new Event('pagehide'))
  open()
  expect(offered()).not.toBeNull()
  press('Take it up')
  type('Mentors')
  open()
  expect(offered()).toBeNull()
})

test('where it was saved anew meanwhile, it is sent as of the version that it was typed over', () => {
  open()
  fireEvent.click(control('Mark'))
  type('Mentors of the evening')
  open({ version: '5', title: 'Mentors of the morning' })
  expect(form().textContent).toContain('Meanwhile this was saved anew')
  press('Take it up')
  expect(sends()).toEqual({ version: '4', lang: 'en', title: 'Mentors of the evening', mark: '1' })
})

test('taken up at the desk in another language, it leads on in that one', () => {
  open()
  type('Mentors of the evening')
  open({ lang: 'kn' })
  press('Take it up')
  expect(sends()).toEqual({ version: '4', lang: 'kn', title: 'Mentors of the evening' })
})

test('a word for which there is no control any more is sent along', () => {
  open()
  const gone = Object.assign(document.createElement('input'), { name: 'menu.2.url', value: '/contact' })
  form().append(gone)
  type('Mentors of the evening')
  gone.remove()
  open({ version: '5' })
  press('Take it up')
  expect(sends()).toMatchObject({ 'menu.2.url': '/contact', version: '4' })
})

test('but for the frame of a picture: the file is chosen again, and another frame is drawn on it', () => {
  open()
  const drawn = ['frame', 'frame.menu.2.image'].map((name) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value: '0 0 1' }),
  )
  form().append(...drawn)
  type('Mentors of the evening')
  for (const each of drawn) each.remove()
  open()
  press('Take it up')
  expect(sends()).toEqual({ version: '4', lang: 'en', title: 'Mentors of the evening' })
})

test('once it is saved it is gone; refused it stays, also when its session has ended', () => {
  open()
  type('Mentors of the evening')
  fireEvent.submit(form())
  fireEvent(window, new Event('pagehide'))
  open({ title: 'Mentors of the evening', last: 'refused' })
  expect(offered()).toBeNull()
  fireEvent.submit(form())
  open()
  expect(offered()).not.toBeNull()
  press('Take it up')
  fireEvent.submit(form())
  open({ version: '5', title: 'Mentors of the evening', last: 'stored' })
  expect([offered(), { ...window.localStorage }]).toEqual([null, {}])
  // The page says for some minutes what came of its form: it says nothing of what was typed since.
  type('And of the night')
  open({ version: '5', last: 'stored' })
  expect(offered()).not.toBeNull()
})

test.each([
  ['a save that got lost after another was stored', () => {}],
  ['a lost one, and then another form of its page is stored', () => open({ version: '5' })],
])('%s is offered', (_, happens) => {
  open({ version: '5', last: 'stored' })
  type('Mentors of the evening')
  fireEvent.submit(form())
  happens()
  open({ version: '5', last: 'stored' })
  expect(offered()).not.toBeNull()
  // Once it has been offered, nothing that is stored later is taken for it.
  open({ version: '6', last: 'stored' })
  expect(offered()).not.toBeNull()
})

test('what is typed before anybody has decided takes the place of nothing', () => {
  open()
  type('Mentors of the evening')
  open()
  type('x')
  open()
  press('Take it up')
  expect(control('Title').value).toBe('Mentors of the evening')
})

test.each([
  ['another account', () => open({ account: '8' })],
  ['a day later', () => jest.advanceTimersByTime(24 * HOUR_MS + 1)],
  ['signing out', () => fireEvent.submit(screen.getByRole('form', { name: 'sign out' }))],
])('with %s it is taken away', (_, happens) => {
  open()
  type('Mentors of the evening')
  happens()
  open()
  expect([offered(), { ...window.localStorage }]).toEqual([null, {}])
})

test('without storage the form works as before', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse)
  open()
  type('Mentors of the evening')
  expect(sends()).toMatchObject({ title: 'Mentors of the evening' })
  jest.restoreAllMocks()
})

const USER: DeskUser = {
  id: '7',
  name: 'Asha',
  mail: 'asha@desk.example',
  role: 'editor',
  may: [],
  cuts_pictures: true,
}
type Other = {
  record?: `${string}/${string}`
  version?: string
  hidden?: Record<string, string>
  said?: DeskSaying
  title?: string
}

/** A form as a page of the desk has it: one that adds, or that of other names, which has no number of a version. */
function openOther({ record = 'plan/new', version, hidden = {}, said, title = '' }: Other = {}) {
  cleanup()
  const reply: DeskReply | null = said === undefined ? null : { to: '/', said, typed: {} }
  render(
    <form aria-label="section" onSubmit={(event) => event.preventDefault()}>
      <UnsavedOf {...{ record, reply, text: desk }} {...(version !== undefined && { version })} user={USER} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <input name="title" aria-label="Title" defaultValue={title} />
    </form>,
  )
}

test('what was typed of one that is added is offered until it is added, and nothing says that it was saved anew', () => {
  openOther()
  type('Mentoring plan')
  openOther()
  expect(offered()).not.toBeNull()
  expect(form().textContent).not.toContain('Meanwhile this was saved anew')
  press('Take it up')
  fireEvent.submit(form())
  openOther({ record: 'plan/12', version: '1', hidden: { version: '1' }, said: 'recordAdded' })
  openOther()
  expect(offered()).toBeNull()
})

test.each([
  ['was refused', 'plan/new', 'invalid'],
  ['was not sent, while another one was added', 'plan/12', 'recordAdded'],
  ['was sent and got lost, while another room’s was added', 'date/12', 'dateAdded'],
] as const)('one that %s is offered again', (_, record, said) => {
  openOther()
  type('Mentoring plan')
  if (record !== 'plan/12') fireEvent.submit(form())
  openOther({ record, said })
  openOther()
  expect(offered()).not.toBeNull()
})

test('where what stood there is the version, it says that this was saved anew, and sends what was typed over', () => {
  const names = (was: string) => openOther({ record: 'institution/7/names', version: was, hidden: { was } })
  names('RVCE')
  type('R V College')
  names('RVCE')
  expect(form().textContent).not.toContain('Meanwhile this was saved anew')
  names('RVCE\nRV')
  expect(form().textContent).toContain('Meanwhile this was saved anew')
  press('Take it up')
  expect(sends()).toEqual({ was: 'RVCE', title: 'R V College' })
})

test('a table that was looked at is kept: nothing of it is saved yet', () => {
  const table = (more: Other = {}) =>
    openOther({ record: 'institution/7/courses', version: 'v1', hidden: { version: 'v1' }, ...more })
  table()
  type('B.E.')
  fireEvent.submit(form())
  table({ said: 'looked', title: 'B.E.' })
  table()
  expect(offered()).not.toBeNull()
})

test('who types into the same form in another tab is told, and nobody is by another form or another account', () => {
  open()
  const elsewhere = (key: string, account: string) => {
    const newValue = JSON.stringify({ account, at: Date.now(), isSent: false, typed: { title: 'Others' } })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `desk-unsaved:${key}`, newValue })))
  }
  elsewhere('content/about', '7')
  elsewhere('content/mentor', '8')
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'desk-unsaved:content/mentor', newValue: null })),
  )
  expect(screen.queryByRole('alert')).toBeNull()
  elsewhere('content/mentor', '7')
  expect(screen.getByRole('alert')).toHaveTextContent(desk.unsaved.elsewhere)
})

const storedReply = (said: DeskSaying): DeskReply => ({ to: '/', said, typed: {} })
/** A page with two forms, of pictures, and what its last form came to. */
function openPictures({ reply = null, version = 'v1' }: { reply?: DeskReply | null; version?: string } = {}) {
  cleanup()
  const keeping = keepingOf({ user: USER, reply, text: desk })
  const isRefused = reply?.typed.address === 'a'
  render(
    <form aria-label="section" onSubmit={(event) => event.preventDefault()}>
      {keeping('pictures/7/a', { version, isRefused })}
      <input type="hidden" name="version" value={version} readOnly />
      <input type="file" name="file" aria-label="File" />
      <select name="place" aria-label="Place" defaultValue="gallery">
        <option>gallery</option>
        <option>logo</option>
      </select>
      <input name="title" aria-label="Title" defaultValue="" />
      <button type="submit">Save</button>
      <button type="submit" data-besides="">
        Move
      </button>
    </form>,
  )
}

test('a button that moves a picture saves nothing of what was typed beside it: it is offered', () => {
  openPictures()
  type('The library')
  press('Move')
  openPictures({ version: 'v2', reply: storedReply('saved') })
  expect(offered()).not.toBeNull()
  press('Take it up')
  press('Save')
  openPictures({ version: 'v3', reply: storedReply('saved') })
  expect(offered()).toBeNull()
})

test('a form that is folded away is opened where it has something to offer', () => {
  const page = () => {
    cleanup()
    render(
      <details>
        <form aria-label="section" onSubmit={(event) => event.preventDefault()}>
          {keepingOf({ user: USER, reply: null, text: desk })('review/41', { version: '1' })}
          <input type="hidden" name="version" value="1" readOnly />
          <input name="title" aria-label="Title" />
        </form>
      </details>,
    )
  }
  const isOpen = () => screen.getByRole('group').hasAttribute('open')
  page()
  expect(isOpen()).toBe(false)
  type('It names somebody')
  page()
  expect([isOpen(), offered() === null]).toEqual([true, false])
})

test('the file is not kept, and what is beside it is put in again, also a choice', () => {
  openPictures()
  fireEvent.change(control('Place'), { target: { value: 'logo' } })
  type('Our seal')
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('file')
  openPictures()
  press('Take it up')
  expect(sends()).toMatchObject({ place: 'logo', title: 'Our seal' })
})

test('what another form of the page was refused for says nothing of this one', () => {
  openPictures()
  type('The library')
  press('Save')
  openPictures({ reply: { to: '/', said: 'invalid', typed: { address: 'b' } } })
  expect(offered()).not.toBeNull()
})

test.each([
  ['a note that was added', {}, false],
  ['an answer that was looked at, and sent by another form', { isSentOn: true }, true],
])('%s is offered no more, once its page was told; what is typed later stays', (_, ends, isSentOn) => {
  const page = (end: boolean, title = '') => {
    cleanup()
    render(
      <>
        {end && <UnsavedEnd record="note/41" {...ends} />}
        <form aria-label="section" onSubmit={(event) => event.preventDefault()}>
          {keepingOf({ user: USER, reply: null, text: desk })('note/41')}
          <input name="title" aria-label="Title" defaultValue={title} />
        </form>
      </>,
    )
  }
  page(false)
  type('Called twice')
  if (!isSentOn) fireEvent.submit(form())
  page(true)
  expect(offered()).toBeNull()
  type('And a third time')
  page(true)
  expect(offered() === null).toBe(isSentOn)
})
