import { render, screen, within } from '@testing-library/react'
import type { Facets } from '@/lib/contract/facets'
import { getMessages } from '@/lib/messages/catalogue'
import type { CascadeLists } from '@/lib/rules/directory/cascade'
import { CASCADE_STEPS, cascadeStep, type CascadeStep } from '@/lib/rules/directory/cascade-steps'
import { isFromForm, parseFilters } from '@/lib/rules/filters/address'
import { EMPTY_FILTERS, type Filters } from '@/lib/rules/filters/table'
import { CascadeSteps } from './cascade-steps'

const option = (id: string, name: string) => ({ id, name: { en: name } })
const LISTS: CascadeLists = {
  types: [option('1', 'Engineering'), option('2', 'Law')],
  streams: [option('101', 'Civil'), option('102', 'Mechanical')],
  districts: [
    { ...option('50', 'Mysuru'), cities: [option('501', 'Nanjangud')] },
    { ...option('51', 'Mandya'), cities: [] },
  ],
}
const FULL: Filters = { ...EMPTY_FILTERS, typeId: '1', streamIds: ['101'], districtIds: ['50'], cityId: '501' }

function open(
  step: CascadeStep,
  filters: Filters,
  lists: Partial<CascadeLists> = {},
  asked: 'city' | null = null,
  facets: Facets | null = null,
) {
  const { cascade: text, filter: filterText } = getMessages('en')
  render(
    <CascadeSteps {...{ step, filters, asked, facets, text, filterText }} lists={{ ...LISTS, ...lists }} lang="en" />,
  )
}

/** What the browser sends when a button is pressed. */
function sent(button: string): { path: string; query: URLSearchParams } {
  const submitter = screen.getByRole<HTMLButtonElement>('button', { name: button })
  const form = submitter.form
  if (form === null) throw new Error('the button belongs to no form')
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  if (submitter.name !== '') query.append(submitter.name, submitter.value)
  return { path: submitter.getAttribute('formaction') ?? form.getAttribute('action') ?? '', query }
}

test('from the type to the city, each step carries on what was chosen before', () => {
  const choices = { type: 'Law', stream: 'Civil', district: 'Mysuru' }
  let filters: Filters = EMPTY_FILTERS
  for (const [step, choice] of Object.entries(choices)) {
    const shown = CASCADE_STEPS.find((each) => each === step)
    if (shown === undefined) throw new Error(step)
    open(shown, filters)
    screen.getByLabelText(choice).click()
    const { path, query } = sent(`Next: ${{ type: 'Stream', stream: 'District', district: 'City' }[step]}`)
    expect(path).toBe('/filter/steps')
    filters = parseFilters(query)
    expect(cascadeStep(query.get('step'), filters)).toBe(CASCADE_STEPS[CASCADE_STEPS.indexOf(shown) + 1])
    document.body.innerHTML = ''
  }
  expect(filters).toEqual({ ...EMPTY_FILTERS, typeId: '2', streamIds: ['101'], districtIds: ['50'] })
})

test.each(CASCADE_STEPS)('the step %s leads to the institutions at any time', (step) => {
  open(step, FULL)
  const { path, query } = sent('Show institutions')
  expect(path).toBe('/filter#banner-section')
  const last = CASCADE_STEPS.indexOf(step)
  expect(parseFilters(query)).toEqual({
    ...EMPTY_FILTERS,
    typeId: '1',
    streamIds: last >= 1 ? ['101'] : [],
    districtIds: last >= 2 ? ['50'] : [],
    cityId: last >= 3 ? '501' : null,
  })
  // From then on the filter page gives it the short address.
  if (step !== 'type') expect(isFromForm(query)).toBe(true)
})

test('a step shows what was chosen before it, with the way back, and what is chosen in it', () => {
  open('district', FULL)
  expect(screen.getByText('Step 3 of 4')).toBeInTheDocument()
  const chosen = screen.getAllByRole('definition').map((each) => each.textContent)
  expect(chosen).toEqual(['Engineering', 'Change: Institution type', 'Civil', 'Change: Stream'])
  expect(screen.getByRole('link', { name: /^Change ?: Stream$/ })).toHaveAttribute(
    'href',
    '/filter/steps?instituteId=1&categoryId=101&step=stream',
  )
  expect(screen.getByRole('checkbox', { name: 'Mysuru' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Mandya' })).not.toBeChecked()
})

test('choosing nothing is said as any', () => {
  open('city', { ...FULL, streamIds: [], cityId: null })
  expect(screen.getByText('Any stream')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Any city' })).toBeChecked()
})

test('the first type is chosen from the start', () => {
  open('type', EMPTY_FILTERS)
  expect(screen.getByRole('radio', { name: 'Engineering' })).toBeChecked()
  expect(screen.queryByRole('definition')).toBeNull()
})

test.each([
  ['type', { types: [] }, EMPTY_FILTERS, 'No institution types available'],
  ['stream', { streams: [] }, FULL, 'N/A'],
  ['district', { districts: [] }, FULL, 'No districts available'],
  ['city', {}, { ...FULL, districtIds: ['51'], cityId: null }, 'No cities available'],
] as const)('a step without choices says so: %s', (step, lists, filters, message) => {
  open(step, filters, lists)
  expect(screen.getByText(message)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Show institutions' })).toBeEnabled()
  if (step === 'type') expect(screen.getByRole('button', { name: 'Next: Stream' })).toBeDisabled()
})

test.each([
  ['type', { types: null }],
  ['stream', { streams: null }],
  ['district', { districts: null }],
  ['city', { districts: null }],
] as const)('a list that could not be had has a way to try again: %s', (step, lists) => {
  open(step, FULL, lists)
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText(/This list could not be loaded./)).toBeInTheDocument()
  expect(alert.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/filter/steps\\?.*step=${step}$`)),
  )
})

test('cities before a district: the district first, and that is said', () => {
  open('district', { ...FULL, districtIds: [] }, {}, 'city')
  expect(screen.getByRole('alert')).toHaveTextContent('Select District first')
})

test('of what was chosen it is said who is left in besides', () => {
  open('city', { ...FULL, includesUnknown: ['district'] })
  expect(screen.getAllByText(/^Include those whose .* is not known$/).map(({ textContent }) => textContent)).toEqual([
    'Include those whose district is not known',
  ])
})

describe('of the cities it is said how many institutions have one', () => {
  const told = (known: number, of: number): Facets => ({ known: { city_id: { known, of } } })
  const noCity = { ...FULL, cityId: null }
  const box = () => screen.queryByRole('checkbox', { name: /^Include those whose town is not known/ })

  test('and those without one stay in the list where a box says so', () => {
    open('city', FULL, {}, null, told(50, 73))
    expect(screen.getByText('Town known for 50 of 73')).toBeVisible()
    expect(box()).toHaveAccessibleName(/23 institutions$/)
    expect(parseFilters(sent('Show institutions').query)).toEqual(FULL)
    box()?.click()
    expect(parseFilters(sent('Show institutions').query)).toEqual({ ...FULL, includesUnknown: ['city'] })
  })

  test('and what was ticked before is', () => {
    open('city', { ...FULL, includesUnknown: ['city'] }, {}, null, told(50, 73))
    expect(box()).toBeChecked()
  })

  test('and nothing where it is known of all, or nobody tells', () => {
    open('city', FULL, {}, null, told(73, 73))
    expect(screen.queryByText(/known/)).not.toBeInTheDocument()
    document.body.innerHTML = ''
    open('city', FULL)
    expect(screen.queryByText(/known/)).not.toBeInTheDocument()
  })

  test('and where none has, none can be chosen, but what is chosen can be taken back', () => {
    open('city', noCity, {}, null, told(0, 14))
    expect(screen.getByText('Town known for 0 of 14')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Nanjangud' })).toBeDisabled()
    document.body.innerHTML = ''
    open('city', FULL, {}, null, told(0, 14))
    expect(screen.getByRole('radio', { name: 'Any city' })).toBeEnabled()
  })

  test('and where nothing was found, there is nothing to narrow, and that is said as beside the results', () => {
    open('city', noCity, {}, null, told(0, 0))
    expect(screen.getByText('There are no results to narrow down.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Nanjangud' })).toBeDisabled()
    document.body.innerHTML = ''
    open('city', FULL, {}, null, told(0, 0))
    expect(screen.getByRole('radio', { name: 'Nanjangud' })).toBeEnabled()
    expect(screen.queryByText('There are no results to narrow down.')).not.toBeInTheDocument()
  })

  test('and of other steps nothing is said', () => {
    open('district', FULL, {}, null, told(50, 73))
    expect(screen.queryByText(/known/)).not.toBeInTheDocument()
  })
})

describe('each step says what the directory holds of it', () => {
  test.each([
    ['type', 'institute_type_id', 'Category known for 3 of 14'],
    ['stream', 'category_id', 'Stream known for 3 of 14'],
    ['district', 'district_id', 'District known for 3 of 14'],
    ['city', 'city_id', 'Town known for 3 of 14'],
  ] as const)('%s: how much is known, and those of whom it is not stay where a box says so', (step, contract, said) => {
    open(step, FULL, {}, null, { known: { [contract]: { known: 3, of: 14 } } })
    expect(screen.getByText(said)).toBeVisible()
    screen.getByRole('checkbox', { name: /^Include those whose .* is not known.*11 institutions$/ }).click()
    expect(parseFilters(sent('Show institutions').query).includesUnknown).toEqual([step])
  })

  test('what was included before is carried on', () => {
    open('city', { ...FULL, includesUnknown: ['district', 'city'] })
    expect(parseFilters(sent('Show institutions').query).includesUnknown).toEqual(['district', 'city'])
  })

  test('how many institutions each choice would give', () => {
    open('stream', FULL, {}, null, { category_id: { '101': 12, '102': 0 } })
    expect(screen.getByRole('checkbox', { name: /^Civil.*12 institutions$/ })).toBeEnabled()
    expect(screen.getByRole('checkbox', { name: /^Mechanical.*0 institutions$/ })).toBeEnabled()
  })
})
