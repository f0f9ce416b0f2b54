import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import type { CascadeLists } from '@/lib/rules/directory/cascade'
import { type PendingCall, stubBff } from '@/testing/stub-bff'
import { stubMatchMedia } from '@/testing/window-stubs'
import { CascadingFilter } from './cascading-filter'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const option = (id: string, name: string) => ({ id, name: { en: name } })
const MANY = Array.from({ length: 12 }, (_, index) => option(`10${index + 10}`, `Stream ${index + 1}`))
const LISTS: CascadeLists = {
  types: [option('1', 'Engineering'), option('2', 'Law')],
  streams: [option('101', 'Civil'), option('102', 'Mechanical')],
  districts: [
    { ...option('50', 'Mysuru'), cities: [option('501', 'Nanjangud'), option('502', 'Hunsur')] },
    { ...option('51', 'Mandya'), cities: [option('511', 'Maddur'), option('502', 'Hunsur')] },
    { ...option('52', 'Kodagu'), cities: [] },
  ],
}

let calls: PendingCall[]
beforeEach(() => {
  push.mockReset()
  calls = stubBff()
  stubMatchMedia()
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => jest.restoreAllMocks())

/** What the website answers at once; what is `null` waits for the test, among the `calls`. */
function serve({ streams, districts }: CascadeLists, isKnownTold: boolean) {
  const waiting = globalThis.fetch
  const lists = new Map<unknown, unknown>([
    ['/api/streams?typeId=1', streams],
    ['/api/districts', districts],
  ])
  globalThis.fetch = (path, init) => {
    const isAskedForKnown = !isKnownTold && String(path).startsWith('/api/known')
    const list = isAskedForKnown ? { facets: null } : (lists.get(path) ?? null)
    return list === null ? waiting(path, init) : Promise.resolve({ ok: true, json: async () => list } as Response)
  }
}

const make = (types: CascadeLists['types'] = LISTS.types, lang: Language = 'en') => (
  <main>
    <CascadingFilter lang={lang} prefix={lang === 'en' ? '' : '/kn'} text={getMessages(lang).cascade} types={types} />
  </main>
)

function open(changed: Partial<CascadeLists> = {}, lang: Language = 'en', isKnownTold = false) {
  const lists = { ...LISTS, ...changed }
  serve(lists, isKnownTold)
  render(make(lists.types, lang))
  return userEvent.setup()
}
type User = ReturnType<typeof open>

const type = (name: string) => screen.getByRole('radio', { name })
const dropdown = (name: RegExp) => screen.getByRole('button', { name })
const search = () => screen.getByRole('button', { name: 'Search' })
const clear = () => screen.getByRole('button', { name: 'Clear' })

async function openList(user: User, name: 'Stream' | 'District' | 'City') {
  await user.click(dropdown(new RegExp(`^${name}`)))
  return within(await screen.findByRole('dialog', { name }))
}

async function choose(user: User, list: 'Stream' | 'District', ...names: string[]) {
  const panel = await openList(user, list)
  for (const name of names) await user.click(panel.getByRole('checkbox', { name }))
  await user.click(panel.getByRole('button', { name: 'Done' }))
}

async function answer(call: PendingCall | undefined, body: unknown, status?: number) {
  await act(async () => call?.answer(body, status))
}

describe('the types', () => {
  test('the first is selected automatically, and asks for nothing', () => {
    open()
    expect(type('Engineering')).toBeChecked()
    expect(search()).toBeEnabled()
    expect(clear()).toBeEnabled()
    expect(calls).toEqual([])
  })

  test('without any it says so, and nothing can be searched, cleared or narrowed by stream', () => {
    open({ types: [] })
    expect(screen.getByText('No institution types available')).toBeInTheDocument()
    expect(search()).toBeDisabled()
    expect(clear()).toBeDisabled()
    expect(dropdown(/^Stream Select Institution Type first/)).toBeDisabled()
    expect(dropdown(/^District/)).toBeEnabled()
  })

  test('that could not be had are asked for again, and the first is selected once they load', async () => {
    const user = open({ types: null, streams: null })
    expect(screen.getByRole('alert')).toHaveTextContent('This list could not be loaded.')
    expect(search()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Loading the list…')).toBeInTheDocument()
    const asked = () => calls.map(({ path }) => path)
    expect(asked()).toEqual(['/api/institute-types'])
    await answer(calls[0], LISTS.types)
    expect(asked()).toEqual(['/api/institute-types', '/api/streams?typeId=1'])
    expect(type('Engineering')).toBeChecked()
    expect(search()).toBeEnabled()
    // What was pressed is gone; the way goes on from the form.
    expect(screen.getByRole('search', { name: 'Find institutions' })).toHaveFocus()
  })

  test('one that was chosen before the script came stays chosen', () => {
    const holder = document.createElement('div')
    document.body.append(holder)
    holder.innerHTML = renderToString(make())
    holder.querySelector<HTMLInputElement>('input[value="2"]')?.click()
    render(make(), { container: holder, hydrate: true })
    expect(type('Law')).toBeChecked()
    holder.remove()
  })
})

describe('what hangs on what', () => {
  test('a type clears streams, districts and city', async () => {
    const user = open()
    await choose(user, 'Stream', 'Civil')
    await choose(user, 'District', 'Mysuru')
    await user.click(type('Law'))
    expect(dropdown(/^Stream Any stream/)).toBeEnabled()
    expect(dropdown(/^District Any district/)).toBeEnabled()
    expect(dropdown(/^City Select District first/)).toBeDisabled()
  })

  test('a stream clears districts and city', async () => {
    const user = open()
    await choose(user, 'District', 'Mysuru')
    expect(dropdown(/^City Any city/)).toBeEnabled()
    await choose(user, 'Stream', 'Civil', 'Mechanical')
    expect(dropdown(/^Stream Civil \+1/)).toBeInTheDocument()
    expect(dropdown(/^District Any district/)).toBeInTheDocument()
    expect(dropdown(/^City Select District first/)).toBeDisabled()
  })

  test('a city can be chosen once a district is', async () => {
    const user = open()
    expect(dropdown(/^City Select District first/)).toBeDisabled()
    await choose(user, 'District', 'Mysuru')
    expect(dropdown(/^City Any city/)).toBeEnabled()
  })

  test('a district clears the city; cities are those of all selected districts, each once', async () => {
    const user = open()
    await choose(user, 'District', 'Mysuru', 'Mandya')
    const cities = await openList(user, 'City')
    expect(cities.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Any city',
      'Hunsur',
      'Maddur',
      'Nanjangud',
    ])
    await user.click(cities.getByRole('radio', { name: 'Hunsur' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(dropdown(/^City Hunsur/)).toHaveFocus()
    await choose(user, 'District', 'Kodagu')
    expect(dropdown(/^City Any city/)).toBeEnabled()
  })

  test('Clear is as it began', async () => {
    const user = open()
    await user.click(type('Law'))
    await choose(user, 'District', 'Mysuru')
    await user.click(clear())
    expect(type('Engineering')).toBeChecked()
    expect(dropdown(/^District Any district/)).toBeInTheDocument()
    expect(dropdown(/^City Select District first/)).toBeDisabled()
  })
})

describe('Search', () => {
  test('goes to the filter page with all that is chosen, at its banner', async () => {
    const user = open()
    await choose(user, 'Stream', 'Mechanical', 'Civil')
    await choose(user, 'District', 'Mandya', 'Mysuru')
    const cities = await openList(user, 'City')
    await user.click(cities.getByRole('radio', { name: 'Maddur' }))
    await user.click(search())
    expect(push.mock.calls).toEqual([
      ['/filter?instituteId=1&categoryId=101,102&districtId=50,51&cityId=511#banner-section'],
    ])
  })

  test('stays in the language of the page', async () => {
    const user = open({}, 'kn')
    await user.click(screen.getByRole('button', { name: 'ಹುಡುಕಿ' }))
    expect(push).toHaveBeenCalledWith('/kn/filter?instituteId=1#banner-section')
  })

  test('does nothing before a type is selected', () => {
    open({ types: [] })
    fireEvent.submit(screen.getByRole('search'))
    expect(push).not.toHaveBeenCalled()
  })
})

describe('the streams', () => {
  test('of another type are asked for once', async () => {
    const user = open()
    await user.click(type('Law'))
    expect(calls.map(({ path }) => path)).toEqual(['/api/streams?typeId=2'])
    const panel = await openList(user, 'Stream')
    expect(panel.getByText('Loading the list…')).toBeInTheDocument()
    await answer(calls[0], [option('201', 'Five-Year Law')])
    expect(panel.getByRole('checkbox', { name: 'Five-Year Law' })).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Done' }))
    await user.click(type('Engineering'))
    await user.click(type('Law'))
    expect(calls).toHaveLength(1)
  })

  test.each([
    ['there are none', [], 200, 'N/A'],
    ['they cannot be had', { message: 'away' }, 503, 'This list could not be loaded.'],
    ['the answer is no list', { data: 7 }, 200, 'This list could not be loaded.'],
  ])('when %s, that is said', async (_, body, status, message) => {
    const user = open()
    await user.click(type('Law'))
    await answer(calls[0], body, status)
    expect((await openList(user, 'Stream')).getByText(message)).toBeInTheDocument()
  })

  test('that failed are asked for again', async () => {
    const user = open({ streams: null })
    const panel = await openList(user, 'Stream')
    await answer(calls[0], { message: 'away' }, 503)
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    await answer(calls[1], [option('101', 'Civil')])
    expect(panel.getByRole('checkbox', { name: 'Civil' })).toBeInTheDocument()
  })

  test('of a type that was left do not come to the next one', async () => {
    const user = open()
    await user.click(type('Law'))
    await user.click(type('Engineering'))
    expect(calls[0]?.signal?.aborted).toBe(true)
    expect((await openList(user, 'Stream')).getByRole('checkbox', { name: 'Civil' })).toBeInTheDocument()
  })

  test('a long list can be searched', async () => {
    const user = open({ streams: MANY })
    const panel = await openList(user, 'Stream')
    await user.type(panel.getByRole('textbox', { name: 'Find in Stream' }), 'stream 12{Enter}')
    expect(panel.getAllByRole('checkbox')).toHaveLength(1)
    expect(panel.getByRole('status')).toBeEmptyDOMElement()
    expect(push).not.toHaveBeenCalled()
    await user.type(panel.getByRole('textbox'), 'x')
    expect(panel.getByRole('status')).toHaveTextContent('No match')
  })
})

describe('districts and cities', () => {
  test('that could not be had are asked for again', async () => {
    const user = open({ districts: null })
    const panel = await openList(user, 'District')
    expect(calls[0]?.path).toBe('/api/districts')
    await answer(calls[0], { message: 'away' }, 503)
    await user.click(panel.getByRole('button', { name: 'Try again' }))
    expect(calls[1]?.path).toBe('/api/districts')
    await answer(calls[1], LISTS.districts)
    expect(panel.getByRole('checkbox', { name: 'Mysuru' })).toBeInTheDocument()
  })

  test('of which there are none say so', async () => {
    const user = open({ districts: [{ ...option('52', 'Kodagu'), cities: [] }] })
    await choose(user, 'District', 'Kodagu')
    expect((await openList(user, 'City')).getByText('No cities available')).toBeInTheDocument()
  })
})

describe('those whose town is not known', () => {
  const told = (known: number, of: number) => ({ facets: { known: { city_id: { known, of } } } })
  const asked = () => calls.map(({ path }) => path)
  const openAsked = () => open({}, 'en', true)

  test('are counted once somebody looks for a city, and stay in the list where a box says so', async () => {
    const user = openAsked()
    await choose(user, 'Stream', 'Civil')
    await choose(user, 'District', 'Mysuru')
    expect(asked()).toEqual(['/api/known?instituteId=1', '/api/known?instituteId=1&categoryId=101'])
    const cities = await openList(user, 'City')
    await waitFor(() => expect(asked().at(-1)).toBe('/api/known?instituteId=1&categoryId=101&districtId=50'))
    await answer(calls.at(-1), told(50, 73))
    expect(cities.getByText('Town known for 50 of 73')).toBeVisible()
    await user.click(cities.getByRole('checkbox', { name: /^Include those whose town is not known.*23 institutions$/ }))
    await user.click(cities.getByRole('radio', { name: 'Hunsur' }))
    await user.click(search())
    expect(push).toHaveBeenCalledWith(
      '/filter?instituteId=1&categoryId=101&districtId=50&cityId=502&cityUnknown=true#banner-section',
    )
  })

  test('of all are known: no city can be chosen, since it would leave nothing', async () => {
    const user = openAsked()
    await choose(user, 'District', 'Mysuru')
    const cities = await openList(user, 'City')
    await waitFor(() => expect(cities.getByRole('radio', { name: 'Any city' })).toHaveFocus())
    await answer(calls.at(-1), told(0, 14))
    expect(cities.getByText('Town known for 0 of 14')).toBeVisible()
    expect(cities.getByRole('radio', { name: 'Hunsur' })).toBeDisabled()
    // Without a city it would change nothing.
    expect(cities.getByRole('checkbox', { name: /^Include those/ })).toBeDisabled()
    // What had the focus is disabled: it stays within the list.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'City' })).toHaveFocus())
  })

  test.each([
    ['there is none of them', told(73, 73), 200],
    ['it is not told', { facets: null }, 200],
    ['it cannot be had', { message: 'away' }, 503],
  ])('are not spoken of where %s', async (_, body, status) => {
    const user = openAsked()
    await choose(user, 'District', 'Mysuru')
    const cities = await openList(user, 'City')
    await answer(calls.at(-1), body, status)
    expect(cities.getByRole('radio', { name: 'Hunsur' })).toBeEnabled()
    expect(cities.queryByText(/known/)).toBeNull()
  })
})

describe('by the keyboard', () => {
  test('a list opens with the focus in it; Escape closes it and brings the focus back', async () => {
    const user = open()
    await act(async () => {
      dropdown(/^Stream/).focus()
      await import('./cascade-panel')
    })
    await user.keyboard('{Enter}')
    const panel = within(await screen.findByRole('dialog', { name: 'Stream' }))
    await waitFor(() => expect(panel.getByRole('checkbox', { name: 'Civil' })).toHaveFocus())
    await user.keyboard(' ')
    expect(panel.getByRole('checkbox', { name: 'Civil' })).toBeChecked()
    // While the list is open it is all that screen readers find.
    expect(screen.getByRole('button', { name: /^Stream Civil/, hidden: true })).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(dropdown(/^Stream Civil/)).toHaveFocus()
  })

  test('Tab goes round within an open list, from "Done" to its first choice and back', async () => {
    const user = open()
    const panel = await openList(user, 'Stream')
    const first = panel.getByRole('checkbox', { name: 'Civil' })
    const done = panel.getByRole('button', { name: 'Done' })
    await waitFor(() => expect(first).toHaveFocus())
    await act(async () => done.focus())
    await user.tab()
    await waitFor(() => expect(first).toHaveFocus())
    await user.tab({ shift: true })
    await waitFor(() => expect(done).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(dropdown(/^Stream/)).toHaveFocus()
  })

  test('the arrow keys choose a type as they choose a radio button', async () => {
    const user = open()
    await act(async () => type('Engineering').focus())
    await user.keyboard('{ArrowRight}')
    expect(type('Law')).toBeChecked()
  })
})

test('its HTML is a form that searches by type, and goes on to the steps without JavaScript', () => {
  document.body.innerHTML = renderToString(make(LISTS.types, 'kn'))
  const form = screen.getByRole('search')
  expect(form).toHaveAttribute('action', '/kn/filter#banner-section')
  expect(new FormData(form as HTMLFormElement).get('instituteId')).toBe('1')
  expect(screen.getByRole('button', { name: 'ವಿಭಾಗ ಮತ್ತು ಊರನ್ನು ಆಯ್ಕೆಮಾಡಿ' })).toHaveAttribute(
    'formaction',
    '/kn/filter/steps',
  )
  document.body.innerHTML = ''
})

describe('a list whose choices could change nothing is disabled and says why', () => {
  const told = (filter: string, known: number, of: number) => ({ facets: { known: { [filter]: { known, of } } } })

  test.each([
    ['Stream', 'category_id', /^Civil/, 'Stream known for 0 of 14'],
    ['District', 'district_id', /^Mysuru/, 'District known for 0 of 14'],
  ] as const)('%s: nothing was found to narrow, or it is known of nobody', async (list, filter, choice, said) => {
    const user = open({}, 'en', true)
    const panel = await openList(user, list)
    expect(panel.getByRole('checkbox', { name: choice })).toBeEnabled()
    await answer(calls.at(-1), told(filter, 0, 14))
    expect(panel.getByText(said)).toBeVisible()
    expect(panel.getByRole('checkbox', { name: choice })).toBeDisabled()
    await user.click(panel.getByRole('button', { name: 'Done' }))
    await user.click(type('Law'))
    await answer(
      calls.find(({ path }) => path.startsWith('/api/streams')),
      [option('201', 'Civil Law')],
    )
    const other = await openList(user, list)
    await answer(calls.at(-1), told(filter, 0, 0))
    expect(other.getByText('There are no results to narrow down.')).toBeVisible()
    for (const box of other.getAllByRole('checkbox')) expect(box).toBeDisabled()
  })

  test('but what is chosen can be taken back', async () => {
    const user = open({}, 'en', true)
    await choose(user, 'Stream', 'Civil')
    const panel = await openList(user, 'Stream')
    await answer(calls.at(-1), told('category_id', 0, 0))
    expect(panel.getByRole('checkbox', { name: 'Civil' })).toBeEnabled()
  })
})
