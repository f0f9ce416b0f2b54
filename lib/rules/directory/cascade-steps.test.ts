import { CASCADE_STEPS, cascadeStep, cascadeStepHref } from '@/lib/rules/directory/cascade-steps'
import { parseFilters } from '@/lib/rules/filters/address'
import { EMPTY_FILTERS, type Filters } from '@/lib/rules/filters/table'

const FULL: Filters = { ...EMPTY_FILTERS, typeId: '1', streamIds: ['11', '12'], districtIds: ['50'], cityId: '501' }

test.each([
  ['nothing is chosen', undefined, EMPTY_FILTERS, 'type'],
  ['a later step is asked for without a type', 'city', { ...EMPTY_FILTERS, districtIds: ['50'] }, 'type'],
  ['a type is chosen', undefined, { ...EMPTY_FILTERS, typeId: '1' }, 'stream'],
  ['the type is to be changed', 'type', FULL, 'type'],
  ['a step is asked for that there is none of', 'fees', FULL, 'stream'],
  ['a step is asked for twice', ['city', 'type'], FULL, 'stream'],
  ['cities are asked for without a district', 'city', { ...FULL, districtIds: [], cityId: null }, 'district'],
  ['cities are asked for', 'city', FULL, 'city'],
])('when %s', (_, asked, filters, step) => {
  expect(cascadeStep(asked, filters)).toBe(step)
})

test('the address of a step has what is chosen up to it, and nothing of what hangs on it', () => {
  expect(CASCADE_STEPS.map((step) => cascadeStepHref(step, FULL, '/kn'))).toEqual([
    '/kn/filter/steps?instituteId=1&step=type',
    '/kn/filter/steps?instituteId=1&categoryId=11,12&step=stream',
    '/kn/filter/steps?instituteId=1&categoryId=11,12&districtId=50&step=district',
    '/kn/filter/steps?instituteId=1&categoryId=11,12&districtId=50&cityId=501&step=city',
  ])
  expect(cascadeStepHref('type', EMPTY_FILTERS, '')).toBe('/filter/steps?step=type')
})

test.each(CASCADE_STEPS)('the address of the step %s leads to it', (step) => {
  const { searchParams } = new URL(cascadeStepHref(step, FULL, ''), 'http://localhost')
  expect(cascadeStep(searchParams.get('step'), parseFilters(searchParams))).toBe(step)
})
