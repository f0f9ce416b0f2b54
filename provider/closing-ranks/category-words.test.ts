import { categoryWords, inOrder } from './category-words'

test.each([
  ['GM', 'General merit', 'GM', 'G'],
  ['GMK', 'General merit, studied in Kannada medium', 'GM', 'K'],
  ['2AG', 'Category 2A, general', '2A', 'G'],
  ['3BK', 'Category 3B, studied in Kannada medium', '3B', 'K'],
  ['STH', 'Scheduled Tribes, Kalyana-Karnataka', 'ST', 'H'],
  ['1RH', 'Category 1, Kalyana-Karnataka, rural', '1', 'RH'],
  ['SCGH', 'Scheduled Castes, Kalyana-Karnataka', 'SC', 'H'],
])('%s is %s', (code, en, category, quota) => {
  const words = categoryWords(code)
  expect(words).toMatchObject({ code, name: { en }, category: { code: category }, quota: { code: quota } })
  expect(words.name.kn).toMatch(/^[\p{Script=Kannada}\u200c\u200d0-9, ]+$/u)
})

test('a code of which nothing is known stands for itself', () =>
  expect(categoryWords('OPN')).toEqual({ code: 'OPN', name: { en: 'OPN', kn: 'OPN' }, category: null, quota: null }))

test('categories stand in the order of the lists, what is not known at the end', () =>
  expect(inOrder(['OPN', 'STG', 'GMR', 'GM', '2AK', '2AG', '1G', 'GMH'])).toEqual([
    '1G', '2AG', '2AK', 'GM', 'GMR', 'GMH', 'STG', 'OPN',
  ])) // prettier-ignore
