import { PAGE_PARTS } from '@/lib/contract/desk/institution-page'
import { type PageColumns, pageWrites, problemsOfPage, tidyPage, wordsOfPage } from '@/provider/edits/page-parts'
import { SAMPLE } from '@/sample/directory'
import { sampleRows } from '@/sample/rows'

const NOTHING: PageColumns = { overviews: [], admissions: [], placements: [], recruiters: [], facilities: [] }
const pages = SAMPLE.map(({ type, sample }, index) => ({ ...NOTHING, ...sampleRows(sample, index, type).institute }))

test('every page of the sample is what its parts say, and can be said again', () => {
  expect(pages.filter(({ overviews, recruiters }) => overviews.length > 3 && recruiters.length > 0)).not.toEqual([])
  for (const page of pages) {
    const words = wordsOfPage(page)
    expect(problemsOfPage(words)).toEqual([])
    expect(wordsOfPage({ ...NOTHING, ...pageWrites(NOTHING, words) })).toEqual(words)
    expect(tidyPage(words)).toEqual(words)
  }
})

const FACILITIES = [{ title: { en: 'Library', kn: 'ಗ್ರಂಥಾಲಯ' }, image: '/media/library.webp' }]
const words = (value: unknown) => JSON.stringify(value)

test('what nothing is said of stays, and an emptied part is none', () => {
  const page = { ...NOTHING, facilities: FACILITIES, admissions: [{ key: 'admission_title1', value: { en: 'Apply' } }] }
  expect(pageWrites(page, { facilities: '' })).toEqual({ facilities: [] })
  expect(pageWrites(page, {})).toEqual({})
  // Title, text and parts of the overview are one column.
  const written = pageWrites(page, { overview_title: words({ en: 'A hill' }), overviews: words(FACILITIES) })
  expect(written).toEqual({
    overviews: [
      { key: 'overview_title', value: { en: 'A hill' } },
      { key: 'overview_sub_title1', value: FACILITIES[0]?.title, image_url: '/media/library.webp' },
    ],
  })
  expect(wordsOfPage({ ...NOTHING, ...pageWrites({ ...page, ...written }, { overview_title: '' }) })).toMatchObject({
    overview_title: '',
    overviews: words([{ image: '/media/library.webp', title: { en: 'Library', kn: 'ಗ್ರಂಥಾಲಯ' } }]),
  })
})

test('the same is the same text, in whatever order it was sent', () => {
  const sent = { facilities: ' [ {"title": {"kn": "ಆಟ", "en": "Sports"}, "description": {"en": "x"}} ] ' }
  const tidy = { facilities: words([{ description: { en: 'x' }, title: { en: 'Sports', kn: 'ಆಟ' } }]) }
  expect(tidyPage(sent)).toEqual(tidy)
  expect(tidyPage({ placements: '[]', recruiters: undefined, phone: '1' })).toEqual({ placements: '' })
})

test.each([
  ['placements', [{ title: { kn: 'ಸರಾಸರಿ' } }], { path: 'placements.1.title.en', code: 'missing' }],
  ['placements', [{}], { path: 'placements.1.title', code: 'missing' }],
  [
    'facilities',
    [FACILITIES[0], { title: { en: 'x'.repeat(201) } }],
    { path: 'facilities.2.title.en', code: 'tooLong', most: 200 },
  ],
  ['facilities', [{ ...FACILITIES[0], image: 'javascript:alert(1)' }], { path: 'facilities.1.image', code: 'picture' }],
  ['recruiters', [{ company_name: 'A\nB' }], { path: 'recruiters.1.company_name', code: 'manyLines' }],
  [
    'admissions',
    Array.from({ length: 13 }, () => ({ title: { en: 'x' } })),
    { path: 'admissions', code: 'tooMany', most: 12 },
  ],
  ['overview_description', { en: 'x'.repeat(2_001) }, { path: 'overview_description.en', code: 'tooLong' }],
])('%s cannot say %j', (part, value, problem) => {
  expect(problemsOfPage({ [part]: words(value) })).toMatchObject([problem])
})

test('what is no JSON cannot be taken, and a draft that cannot is left out entry by entry', () => {
  expect(problemsOfPage({ facilities: 'the library' })).toEqual([{ path: 'facilities', code: 'other', most: null }])
  expect(pageWrites(NOTHING, { facilities: 'the library' })).toEqual({ facilities: [] })
  const half = words([...FACILITIES, { title: { kn: 'ಆಟ' } }])
  expect(pageWrites(NOTHING, { facilities: half })).toEqual({ facilities: FACILITIES })
  expect(PAGE_PARTS).toHaveLength(7)
})
