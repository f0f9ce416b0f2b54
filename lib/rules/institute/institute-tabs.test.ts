import { INSTITUTE_TABS, tabOfHash, tabOfKey } from '@/lib/rules/institute/institute-tabs'

it('gives each tab an address of its own', () => {
  expect(INSTITUTE_TABS.map((tab) => tabOfHash(`#${tab}`))).toEqual([...INSTITUTE_TABS])
})

it.each(['', '#'])('shows Overview for %p', (hash) => {
  expect(tabOfHash(hash)).toBe('overview')
})

it.each(['#content', '#Courses', 'courses', '#courses=1', '#__proto__'])('knows no tab for %p', (hash) => {
  expect(tabOfHash(hash)).toBeNull()
})

it('walks by arrow keys and wraps around', () => {
  expect(tabOfKey('ArrowRight', 'overview')).toBe('courses')
  expect(tabOfKey('ArrowRight', 'reviews')).toBe('overview')
  expect(tabOfKey('ArrowLeft', 'overview')).toBe('reviews')
  expect(tabOfKey('ArrowLeft', 'placement')).toBe('admissions')
  expect(tabOfKey('Home', 'placement')).toBe('overview')
  expect(tabOfKey('End', 'placement')).toBe('reviews')
})

it.each(['ArrowDown', 'Tab', 'a', 'toString'])('leaves %p to the browser', (key) => {
  expect(tabOfKey(key, 'overview')).toBeNull()
})
