import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Facets } from '@/lib/contract/facets'
import { cardOf, currentAddress, lastOf, openDirectory, pageOf } from '@/testing/open-directory'

jest.mock('next/navigation', () => ({
  useSearchParams: jest.requireActual('@/testing/test-address').useTestSearchParams,
  useRouter: () => ({ push: jest.fn() }),
}))

const FACETS: Facets = {
  institute_type_id: { '1': 112410, '2': 0 },
  category_id: null,
  district_id: { '548': 1 },
  city_id: null,
  rating: { '1': 0, '4': 12 },
  is_residential: 5,
}
const page = (facets: Facets | null) => ({ ...pageOf([cardOf('Tunga Vidyalaya')]), facets })
const openWith = (facets: Facets | null) => openDirectory('/filter', { results: { query: '', page: page(facets) } })

/** What stands beside an option, and what is heard with its name. */
function noteOf(role: 'radio' | 'checkbox', label: string) {
  const control = screen.getByRole(role, { name: (name) => name.startsWith(label) })
  const line = control.closest('label')
  return {
    control,
    shown: line?.querySelector('[aria-hidden]:last-child:not(svg)')?.textContent ?? null,
    heard: line?.querySelector('.sr-only')?.textContent ?? null,
    isDim: line?.classList.contains('text-grey'),
  }
}

describe('counts beside the options', () => {
  it('are grouped the Indian way, and heard as institutions', () => {
    openWith(FACETS)
    expect(noteOf('radio', 'Engineering')).toMatchObject({ shown: '1,12,410', heard: ', 1,12,410 institutions' })
    expect(noteOf('checkbox', 'Mysuru')).toMatchObject({ shown: '1', heard: ', 1 institution', isDim: false })
    expect(noteOf('radio', '4–5')).toMatchObject({ shown: '12' })
    expect(noteOf('checkbox', 'Residential Only')).toMatchObject({ shown: '5' })
  })

  it('leave an option without institutions in its place, dimmed, to be chosen all the same', async () => {
    openWith(FACETS)
    const law = noteOf('radio', 'Law')
    expect(law).toMatchObject({ shown: '0', heard: ', 0 institutions', isDim: true })
    await userEvent.click(law.control)
    expect(currentAddress()).toBe('/filter?instituteId=2')
  })

  it('stay, dimmed, until the new ones come', async () => {
    const calls = openWith(FACETS)
    await userEvent.click(screen.getByRole('radio', { name: /^4–5/ }))
    expect(noteOf('radio', 'Engineering').shown).toBe('1,12,410')
    expect(screen.getByText('1,12,410')).toHaveClass('opacity-60')
    lastOf(calls).answer(page({ ...FACETS, institute_type_id: { '1': 7 } }))
    expect(await screen.findByText('7')).not.toHaveClass('opacity-60')
    expect(noteOf('radio', 'Law').shown).toBe('0')
  })

  it('of other streams do not stand beside new ones', async () => {
    const calls = openDirectory('/filter?instituteId=2', {
      results: { query: 'instituteId=2', page: page({ ...FACETS, category_id: { '201': 3 } }) },
      streams: { typeId: '2', streams: [{ id: '201', name: { en: 'Five-Year' } }] },
    })
    expect(noteOf('checkbox', 'Five-Year').shown).toBe('3')
    await userEvent.click(screen.getByRole('radio', { name: /^Engineering/ }))
    lastOf(calls).answer([{ id: '101', name: { en: 'Civil' } }])
    expect(await screen.findByRole('checkbox', { name: 'Civil' })).toBeInTheDocument()
    expect(noteOf('checkbox', 'Civil').shown).toBeNull()
    calls[0]?.answer(page({ ...FACETS, category_id: { '101': 7 } }))
    expect(await screen.findByText('7')).toBeInTheDocument()
  })

  it('go when the results cannot be had', async () => {
    const calls = openWith(FACETS)
    await userEvent.click(screen.getByRole('radio', { name: /^4–5/ }))
    lastOf(calls).break()
    expect(await screen.findByText('Error loading institutes')).toBeInTheDocument()
    expect(noteOf('radio', 'Engineering')).toMatchObject({ shown: null, heard: null })
  })

  it('are what shows that a filter is there at all, where a provider may lack it', () => {
    openWith({ ...FACETS, ownership: { aided: 3 } })
    expect(noteOf('checkbox', 'Government-aided')).toMatchObject({ shown: '3', isDim: false })
    expect(noteOf('checkbox', 'Deemed university')).toMatchObject({ shown: '0', isDim: true })
  })

  it('are not told of it: it is not offered, but what the address says can be taken back', async () => {
    openDirectory('/filter?ownership=aided', {
      results: { query: 'ownership=aided', page: page({ ...FACETS, ownership: null }) },
    })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Government-aided' }))
    expect(currentAddress()).toBe('/filter')
    expect(screen.queryByRole('checkbox', { name: 'Government-aided' })).not.toBeInTheDocument()
  })

  it('several of one filter are alternatives in the address, each with its chip', async () => {
    openWith({ ...FACETS, ownership: { aided: 3 } })
    await userEvent.click(screen.getByRole('checkbox', { name: /^Private, unaided/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^Government(?!-)/ }))
    expect(currentAddress()).toBe('/filter?ownership=government,private')
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter Government' }))
    expect(currentAddress()).toBe('/filter?ownership=private')
  })

  it('show who may study there, of which level, and of a minority, each where the provider counts it', () => {
    openWith({ ...FACETS, gender: { women: 3 }, level: { diploma: 2 }, minority: 4 })
    expect(noteOf('checkbox', 'Women only')).toMatchObject({ shown: '3', isDim: false })
    expect(noteOf('checkbox', 'Diploma')).toMatchObject({ shown: '2', isDim: false })
    expect(noteOf('checkbox', 'Minority institutions only')).toMatchObject({ shown: '4' })
  })

  it('are not told of these: none of them is offered', () => {
    openWith(FACETS)
    for (const label of ['Women only', 'Diploma', 'Minority institutions only'])
      expect(screen.queryByRole('checkbox', { name: new RegExp(label) })).toBeNull()
    expect(screen.getByRole('checkbox', { name: /Residential Only/ })).toBeEnabled()
  })

  it('a box that a provider may lack can be taken back where the address has it', async () => {
    openDirectory('/filter?minority=true', { results: { query: 'minority=true', page: page(FACETS) } })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Minority institutions only' }))
    expect(currentAddress()).toBe('/filter')
    expect(screen.queryByRole('checkbox', { name: 'Minority institutions only' })).toBeNull()
  })

  it('come with streams and cities too', () => {
    const facets = { ...FACETS, category_id: { '101': 3 }, city_id: { '7': 2 } }
    openDirectory('/filter?instituteId=1&districtId=548', {
      results: { query: 'instituteId=1&districtId=548', page: page(facets) },
      streams: { typeId: '1', streams: [{ id: '101', name: { en: 'Civil' } }] },
    })
    expect(noteOf('checkbox', 'Civil').shown).toBe('3')
    expect(noteOf('radio', 'Nanjangud').shown).toBe('2')
  })

  it('are not there when the provider has none, and nothing else changes', () => {
    openWith(null)
    expect(noteOf('radio', 'Engineering')).toMatchObject({ shown: null, heard: null, isDim: false })
    expect(screen.getByRole('checkbox', { name: 'Residential Only' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Law' })).toBeInTheDocument()
  })
})
