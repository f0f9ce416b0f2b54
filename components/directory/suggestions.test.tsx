import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Suggestion } from '@/lib/contract/suggestion'
import * as en from '@/lib/messages/en'
import { lastOf } from '@/testing/open-directory'
import { type PendingCall, stubBff } from '@/testing/stub-bff'
import { SearchBox } from './search-box'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const KAVERI: Suggestion = {
  id: '7',
  name: { en: 'Kaveri Institute' },
  disambiguation: null,
  city: { en: 'Mysuru' },
  district: { en: 'Mysuru' },
}
const TUNGA: Suggestion = {
  id: 'a&b',
  name: { en: 'Tunga College' },
  disambiguation: null,
  city: { en: 'Sagara' },
  district: { en: 'Shivamogga' },
}

const submitted = jest.fn<void, [FormDataEntryValue | null]>()

function Form({ prefix = '' }: { prefix?: string }) {
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted(new FormData(event.currentTarget).get('search'))
      }}
    >
      <SearchBox
        name="search"
        label="Search institutions"
        maxLength={100}
        value={text}
        onText={setText}
        lang={prefix === '' ? 'en' : 'kn'}
        prefix={prefix}
        suggestionTexts={en.suggestions}
      />
      <button type="submit">Search</button>
    </form>
  )
}

let calls: PendingCall[]
let user: ReturnType<typeof userEvent.setup>

/** Shows the form, and waits until its box has become a combobox. */
async function openForm(prefix?: string) {
  render(<Form prefix={prefix} />)
  await user.click(screen.getByRole('searchbox', { name: 'Search institutions' }))
  return screen.findByRole('combobox', { name: 'Search institutions' })
}
const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const answer = (call: PendingCall, data: unknown, status?: number, reading: string | null = null) =>
  act(async () => {
    call.answer({ data, reading }, status)
    await jest.advanceTimersByTimeAsync(0)
  })
/** Types, and lets the directory answer. */
async function suggest(typed: string, data: unknown = [KAVERI, TUNGA], reading: string | null = null) {
  await user.keyboard(typed)
  await rest(150)
  await answer(lastOf(calls), data, 200, reading)
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent)

/** By its text: jsdom knows no inline elements, and tears names apart at the letters that stand out. */
function optionOf(start: string): HTMLElement {
  const found = screen.getAllByRole('option').find((option) => option.textContent?.startsWith(start))
  if (found === undefined) throw new Error(`no option ${start}`)
  return found
}

beforeEach(() => {
  jest.useFakeTimers()
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  calls = stubBff()
  push.mockClear()
  submitted.mockClear()
})
afterEach(() => jest.useRealTimers())

describe('suggestions under a search box', () => {
  it('come into the box that is there, with its text and its focus', async () => {
    render(<Form />)
    const box = screen.getByRole('searchbox', { name: 'Search institutions' })
    await user.type(box, 'kav')
    expect(await screen.findByRole('combobox', { name: 'Search institutions' })).toBe(box)
    expect(box).toHaveFocus()
    expect(box).toHaveValue('kav')
    expect(box).toHaveAttribute('maxlength', '100')
    expect(box).toHaveAttribute('name', 'search')
    await rest(150)
    await answer(lastOf(calls), [KAVERI])
    expect(box).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('eri')
    expect(box).toHaveValue('kaveri')
  })

  it('leave a text alone that a program has put into the box', async () => {
    const box = await openForm()
    if (!(box instanceof HTMLInputElement)) throw new Error('no input')
    box.value = 'law'
    await user.keyboard('{ArrowDown}{Escape}')
    expect(box).toHaveValue('law')
    await user.keyboard('{Enter}')
    expect(submitted.mock.calls).toEqual([['law']])
  })

  it('are asked for when typing has rested for 150 ms', async () => {
    await openForm()
    await user.keyboard('k')
    await rest(500)
    await user.keyboard('a')
    await rest(149)
    await user.keyboard('v')
    await rest(149)
    expect(calls).toHaveLength(0)
    await rest(1)
    expect(calls.map(({ path }) => path)).toEqual(['/api/suggestions?q=kav&lang=en'])
  })

  it('are asked for one Kannada letter, as it is sent', async () => {
    await openForm('/kn')
    await user.keyboard('ಬ')
    await rest(150)
    expect(calls.map(({ path }) => path)).toEqual([`/api/suggestions?q=${encodeURIComponent('ಬ')}&lang=kn`])
  })

  it('show names, places and the search itself, and say how many there are', async () => {
    await openForm()
    await suggest('kaveri i')
    expect(options()).toEqual(['Kaveri InstituteMysuru', 'Tunga CollegeSagara, Shivamogga', 'Search for “kaveri i”'])
    expect(screen.getByRole('status')).toHaveTextContent(/^2 suggestions$/)
    expect(within(screen.getByRole('listbox')).getByText('Kaveri I').tagName).toBe('B')
    await suggest('nst', [KAVERI])
    expect(screen.getByRole('status')).toHaveTextContent(/^1 suggestion$/)
    await suggest('x', [])
    expect(screen.getByRole('status')).toHaveTextContent(/^No suggestions$/)
    expect(options()).toEqual(['Search for “kaveri instx”'])
  })

  it('begin with what the text says besides names, and that is the search itself', async () => {
    await openForm()
    await suggest('engineering in gulbarga', [KAVERI], 'Engineering in Kalaburagi (12)')
    expect(options()).toEqual(['Engineering in Kalaburagi (12)', 'Kaveri InstituteMysuru'])
    expect(screen.getByRole('status')).toHaveTextContent(/^1 suggestion$/)
    await user.click(optionOf('Engineering in'))
    expect(submitted).toHaveBeenCalledWith('engineering in gulbarga')
  })

  it('drop the answer to what is no longer typed', async () => {
    await openForm()
    await user.keyboard('ka')
    await rest(150)
    await user.keyboard('v')
    await rest(150)
    const [early, late] = calls
    expect(early?.signal?.aborted).toBe(true)
    await answer(late!, [KAVERI])
    await answer(early!, [TUNGA])
    expect(options()).toEqual(['Kaveri InstituteMysuru', 'Search for “kav”'])
    await user.keyboard('{Backspace}{Backspace}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('that stood before an outage do not come back with a newer text', async () => {
    await openForm()
    await suggest('kav')
    await user.keyboard('e')
    await rest(150)
    await answer(lastOf(calls), null, 503)
    expect(screen.queryByRole('option')).toBeNull()
    await user.keyboard('r')
    await rest(100)
    expect(screen.queryByRole('option')).toBeNull()
    // The outage was of the moment, not of that text.
    await user.keyboard('{Backspace}')
    await rest(150)
    await answer(lastOf(calls), [KAVERI])
    expect(options()).toEqual(['Kaveri InstituteMysuru', 'Search for “kave”'])
  })

  it('are gone through with the arrows, and Enter opens the chosen institution', async () => {
    const box = await openForm('/kn')
    await suggest('tunga')
    expect(box).not.toHaveAttribute('aria-activedescendant')
    expect(box).toHaveAttribute('aria-autocomplete', 'list')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const chosen = optionOf('Tunga College')
    expect(box).toHaveAttribute('aria-activedescendant', chosen.id)
    expect(box).toHaveFocus()
    expect(chosen).toHaveAttribute('href', '/kn/college/detail?id=a%26b')
    expect(chosen.querySelector('span')).toHaveAttribute('lang', 'en')
    await user.keyboard('{Enter}')
    expect(push.mock.calls).toEqual([['/kn/college/detail?id=a%26b']])
    expect(submitted).not.toHaveBeenCalled()
    expect(box).toHaveValue('tunga')
  })

  it('open the institution that is pressed, and leave a click alone that opens a tab', async () => {
    await openForm()
    await suggest('kav')
    const option = optionOf('Kaveri')
    option.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false)
      event.preventDefault()
    })
    await user.keyboard('{Control>}')
    await user.click(option)
    await user.keyboard('{/Control}')
    expect(push).not.toHaveBeenCalled()
    await suggest('e')
    await user.click(optionOf('Kaveri'))
    expect(push.mock.calls).toEqual([['/college/detail?id=7']])
  })

  it('without a choice Enter searches, and an answer that comes then is dropped', async () => {
    await openForm()
    await suggest('kav')
    await user.keyboard('e')
    await rest(150)
    await user.keyboard('{Enter}')
    expect(submitted.mock.calls).toEqual([['kave']])
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(lastOf(calls).signal?.aborted).toBe(true)
    await answer(lastOf(calls), [KAVERI])
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(push).not.toHaveBeenCalled()
  })

  it('end with the search itself', async () => {
    await openForm()
    await suggest('kav')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(submitted.mock.calls).toEqual([['kav']])
    expect(push).not.toHaveBeenCalled()
  })

  it('close with Escape, and a second one empties the box', async () => {
    const box = await openForm()
    await suggest('kav')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(box).toHaveValue('kav')
    await user.keyboard('{Escape}')
    expect(box).toHaveValue('')
  })

  it.each([
    ['an outage', { message: 'no' }, 503],
    ['an answer of another kind', { data: [{ id: 7 }] }, 200],
  ])('are silent after %s, and come again with the next letter', async (_, body, status) => {
    const box = await openForm()
    await user.keyboard('ka')
    await rest(150)
    await act(async () => {
      lastOf(calls).answer(body, status)
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.keyboard('{Enter}')
    expect(submitted.mock.calls).toEqual([['ka']])
    await suggest('v')
    expect(box).toHaveAttribute('aria-expanded', 'true')
  })

  // The last, because it holds for as long as the page lives.
  it('are not asked for again where the provider has none', async () => {
    const box = await openForm()
    await suggest('ka', null)
    await user.keyboard('v')
    await rest(500)
    expect(calls).toHaveLength(1)
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(submitted.mock.calls).toEqual([['kav']])
    expect(box).toHaveFocus()
  })
})
