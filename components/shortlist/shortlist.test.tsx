import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { AuthProviders } from '@/components/auth/auth-providers'
import { showToast } from '@/components/ui/toast'
import { comparison } from '@/lib/client/comparison/comparison-store'
import { shortlist } from '@/lib/client/shortlist/shortlist-store'
import { getMessages } from '@/lib/messages/catalogue'
import { type PendingCall, stubBff } from '@/testing/stub-bff'
import { CardSelection } from './card-selection'
import { SaveAll } from './save-all'
import { SelectionFrame } from './selection-context'
import { PageSelection } from './page-selection'
import { RemovedLine } from './removed-line'
import { Shortlist, ShortlistIntro } from './shortlist'

jest.mock('@/components/ui/toast', () => ({ showToast: jest.fn() }))

const item = (id: string) => ({ id, name: `College ${id}` })
const text = getMessages('en').shortlist
const five = ['1', '2', '3', '4', '5'].map(item)

beforeEach(() => {
  comparison.replace([])
  shortlist.replace([])
  jest.mocked(showToast).mockReset()
})

const cards = (
  <SelectionFrame lang="en" text={text}>
    {five.map((each) => (
      <CardSelection key={each.id} item={each} look="card" />
    ))}
  </SelectionFrame>
)
const compare = (id: string) => screen.getByRole('button', { name: `Compare College ${id}` })
const save = (id: string) => screen.getByRole('button', { name: `Save College ${id} to the shortlist` })
const tray = () => screen.queryByRole('region', { name: 'Chosen institutions' })

test('what is chosen to compare shows at the lower edge, with the way to it', () => {
  render(cards)
  expect(tray()).toBeNull()
  const told = screen.getByRole('status')
  expect(told).toBeEmptyDOMElement()
  fireEvent.click(compare('2'))
  fireEvent.click(compare('1'))
  expect(compare('2')).toHaveAttribute('aria-pressed', 'true')
  expect(compare('3')).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('link', { name: 'Compare (2)' })).toHaveAttribute('href', '/compare?ids=2,1')
  fireEvent.click(compare('2'))
  expect(screen.getByRole('link', { name: 'Compare (1)' })).toHaveAttribute('href', '/compare?ids=1')
  fireEvent.click(screen.getByRole('button', { name: 'Remove College 1' }))
  expect(tray()).toBeNull()
  expect(screen.getByRole('status')).toBe(told)
  expect(told).toHaveTextContent('College 1')
})

test('who empties what is chosen is told so where they are, until they go on', async () => {
  const user = userEvent.setup()
  render(cards)
  await user.click(compare('1'))
  await user.click(compare('2'))
  await user.click(screen.getByRole('button', { name: 'Remove College 1' }))
  await waitFor(() => expect(tray()).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Nothing is chosen.' })).toHaveFocus())
  await user.tab()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await user.tab()
  expect(screen.queryByRole('region')).toBeNull()
})

test('who takes an institution away from the shortlist stays in it', async () => {
  stubBff()
  shortlist.replace([item('1'), item('2')])
  const user = userEvent.setup()
  render(
    <SelectionFrame lang="en" text={text} page="shortlist">
      <Shortlist lang="en" text={text} />
    </SelectionFrame>,
  )
  for (const id of ['1', '2']) {
    await user.click(save(id))
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your shortlist' })).toHaveFocus())
  }
  expect(screen.getByText('Your shortlist is empty.')).toBeVisible()
})

test('four are compared at most, and it says so', () => {
  render(cards)
  for (const id of ['1', '2', '3', '4', '5']) fireEvent.click(compare(id))
  expect(showToast).toHaveBeenCalledTimes(1)
  expect(showToast).toHaveBeenCalledWith({
    type: 'warning',
    message: 'Four institutions are compared at most. Remove one to choose another.',
  })
  expect(compare('5')).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(tray()).toBeNull()
})

test('the heart saves and takes away; the shortlist is counted', () => {
  render(cards)
  fireEvent.click(save('3'))
  expect(save('3')).toHaveAttribute('aria-pressed', 'true')
  expect(showToast).toHaveBeenCalledWith({ type: 'success', message: 'Saved to your shortlist.' })
  expect(screen.getByRole('link', { name: 'Shortlist (1)' })).toHaveAttribute('href', '/shortlist')
  fireEvent.click(save('3'))
  expect(shortlist.get()).toEqual([])
})

test('a full shortlist says so', () => {
  shortlist.replace(Array.from({ length: 100 }, (_, index) => item(`x${index}`)))
  render(cards)
  fireEvent.click(save('3'))
  expect(jest.mocked(showToast).mock.calls[0]?.[0]).toMatchObject({ type: 'warning' })
  expect(save('3')).toHaveAttribute('aria-pressed', 'false')
})

test('a region that tells is there, also for screen readers, while it is empty', () => {
  render(<RemovedLine list={shortlist} lang="en" text={text} />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()
  expect(region).toHaveClass('empty:sr-only')
  act(() => shortlist.add(item('1')))
  act(() => shortlist.remove('1'))
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('College 1')
})

test('another tab shows here', () => {
  render(cards)
  act(() => {
    window.localStorage.setItem('compare', JSON.stringify([item('4')]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'compare' }))
  })
  expect(compare('4')).toHaveAttribute('aria-pressed', 'true')
})

test('the HTML of the server knows nothing of the visitor, and has a plain link to compare', () => {
  comparison.add(item('1'))
  const html = renderToString(
    <SelectionFrame lang="kn" text={getMessages('kn').shortlist}>
      <PageSelection id="1" name="College 1" />
    </SelectionFrame>,
  )
  expect(html).toContain('href="/kn/compare?ids=1"')
  expect(html).not.toContain('aria-pressed="true"')
})

test('outside of a frame there is nothing to press', () => {
  const { container } = render(<CardSelection item={item('1')} look="card" />)
  expect(container).toBeEmptyDOMElement()
})

describe('the shortlist', () => {
  let calls: PendingCall[]
  async function open() {
    calls = stubBff()
    render(
      <SelectionFrame lang="en" text={text} page="shortlist">
        <Shortlist lang="en" text={text} />
      </SelectionFrame>,
    )
    await act(async () => {})
  }
  const card = (id: string, disambiguation: string | null = null) => ({
    id,
    name: { en: `Known College ${id}` },
    disambiguation,
    logo: null,
    place: { en: 'Udupi' },
    rating: 4.2,
  })
  const answer = async (body: unknown, status?: number) => {
    // What was pressed before has asked by then.
    await act(async () => {})
    await act(async () => calls.at(-1)?.answer(body, status))
  }

  test('an empty one leads into the directory', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Your shortlist is empty.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All institutions' })).toHaveAttribute('href', '/filter')
    expect(calls).toHaveLength(0)
  })

  test('shows what is saved at once, and what is known of it when it comes', async () => {
    shortlist.replace([item('7'), item('9'), { id: '3', name: '' }])
    await open()
    expect(screen.getByRole('link', { name: 'College 7' })).toHaveAttribute('href', '/college/detail?id=7')
    expect(screen.getByText('Loading institutions...')).toBeInTheDocument()
    expect(calls.map(({ path }) => path)).toEqual(['/api/institute-cards?ids=7,9,3'])
    await answer({ cards: [card('7'), card('3')] })
    expect(screen.getByRole('link', { name: 'Known College 7' })).toBeVisible()
    expect(screen.getAllByText('Rated 4.2 out of 5')).toHaveLength(2)
    const gone = within(screen.getByText('College 9').closest('li') ?? document.body)
    expect(gone.getByText('This institution is no longer in the directory.')).toBeVisible()
    expect(gone.queryByRole('link')).toBeNull()
    expect(screen.getByRole('link', { name: 'Compare institutions' })).toHaveAttribute('href', '/compare?ids=7,3')

    fireEvent.click(screen.getByRole('button', { name: 'Save Known College 7 to the shortlist' }))
    expect(screen.queryByText('Known College 7')).toBeNull()
    expect(calls).toHaveLength(1)
  })

  test('namesakes are told apart, also where they are kept to compare', async () => {
    shortlist.replace([item('7')])
    await open()
    await answer({ cards: [card('7', 'Karwar')] })
    // jsdom knows no inline elements.
    expect(screen.getByRole('link', { name: /^Known College 7 ?, Karwar$/ })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Compare Known College 7, Karwar' }))
    expect(comparison.get()).toEqual([{ id: '7', name: 'Known College 7, Karwar' }])
  })

  test('what was taken out can be had back, in its place', async () => {
    shortlist.replace([item('7'), item('9')])
    await open()
    await answer({ cards: [card('7'), card('9')] })
    fireEvent.click(screen.getByRole('button', { name: 'Save Known College 7 to the shortlist' }))
    expect(screen.getByText('Taken out: College 7.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(shortlist.get()).toEqual([item('7'), item('9')])
    expect(screen.queryByText(/^Taken out/)).toBeNull()
  })

  test('is passed on under an address that opens elsewhere', async () => {
    shortlist.replace([item('7'), item('9')])
    await open()
    const href = screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? ''
    expect(new URL(href).searchParams.get('text')).toBe(
      'A shortlist of institutions in Karnataka\nhttp://localhost/shortlist/shared?ids=7,9',
    )
  })

  test('passed on by the clipboard, it says "Link copied."', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    shortlist.replace([item('7')])
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(showToast).toHaveBeenCalledWith({ type: 'success', message: 'Link copied.' }))
    expect(writeText).toHaveBeenCalledWith('http://localhost/shortlist/shared?ids=7')
  })

  test('many are asked for twenty at a time', async () => {
    shortlist.replace(Array.from({ length: 25 }, (_, index) => item(`${index}`)))
    await open()
    await answer({ cards: [] })
    expect(calls.map(({ path }) => path.split(',').length)).toEqual([20, 5])
    await answer({ cards: [] })
    expect(calls).toHaveLength(2)
  })

  test('an outage says so, keeps the list, and can be tried again', async () => {
    shortlist.replace([item('7')])
    await open()
    await answer({ message: 'away' }, 503)
    expect(screen.getByText('Your institutions cannot be shown just now.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'College 7' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await answer({ cards: [card('7')] })
    expect(screen.getByRole('link', { name: 'Known College 7' })).toBeVisible()
    await act(async () => {})
    expect(calls).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})

// Without what is there for screen readers alone.
const shown = { ignore: '[role=status], [role=status] *' }

test('who empties the comparison by mistake has it back', async () => {
  comparison.replace([item('1'), item('2')])
  render(cards)
  // Safari gives a button that is pressed no focus.
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('Taken out: College 1, College 2.', shown)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(comparison.get()).toEqual([item('1'), item('2')])
})

test('what was taken out is marked where it is not in the language of the page', async () => {
  const kannada = getMessages('kn').shortlist
  comparison.replace([item('1'), { id: '2', name: 'ಕಾಲೇಜು 2' }])
  render(
    <SelectionFrame lang="kn" text={kannada}>
      {null}
    </SelectionFrame>,
  )
  fireEvent.click(screen.getByRole('button', { name: kannada.clear }))
  expect(await screen.findByText('College 1', shown)).toHaveAttribute('lang', 'en')
  expect(screen.getByText(/ಕಾಲೇಜು 2/, shown)).not.toHaveAttribute('lang')
})

test('a list that somebody passed on is saved as a whole, beside what is there', () => {
  shortlist.replace([item('5')])
  render(<SaveAll items={[item('5'), item('8')]} text={text} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save all to my shortlist' }))
  expect(shortlist.get()).toEqual([item('5'), item('8')])
})

describe('where the shortlist is kept', () => {
  const show = () =>
    render(
      <AuthProviders>
        <ShortlistIntro text={text} />
      </AuthProviders>,
    )
  afterEach(() => void (document.cookie = 'signed-in=; max-age=0'))

  test('who is signed out learns what signing in would add', () => {
    show()
    expect(screen.getByText(/Once you are signed in/)).toBeVisible()
  })

  test('nobody who is signed in is asked to sign in', async () => {
    document.cookie = 'signed-in=1'
    const calls = stubBff()
    show()
    await act(async () => {})
    await act(async () => calls.at(-1)?.answer({ user: { id: '7', fullName: 'Asha Rao', image: null, plan: null } }))
    expect(screen.getByText(/to other devices/)).toBeVisible()
    expect(screen.queryByText(/Once you are signed in/)).toBeNull()
  })
})
