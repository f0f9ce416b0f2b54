import { PAGE_PARTS } from '@/lib/contract/desk/institution-page'
import { getMessages } from '@/lib/messages/catalogue'
import { sayAudited, toldOf } from './audit-words'
import { hasPageParts, pageFields, pageWords, toldPart } from './institution-page'

const LIBRARY = { title: { en: 'Library', kn: 'ಗ್ರಂಥಾಲಯ' } }
const words = (...entries: object[]) => JSON.stringify(entries)

test('a page is its parts as texts, and the other way round', () => {
  const fields = { overview_title: { en: 'A hill' }, facilities: [LIBRARY] }
  const said = pageWords({ ...fields, placements: [] })
  expect(said).toMatchObject({ facilities: words(LIBRARY), placements: '', recruiters: '' })
  expect(Object.keys(said)).toEqual(PAGE_PARTS)
  expect(pageFields(said)).toMatchObject(fields)
  expect(pageFields({ facilities: 'no JSON' }).facilities).toBeUndefined()
})

test('of a provider that keeps none of them, nothing can be said', () => {
  expect(hasPageParts(pageWords({}))).toBe(true)
  const others = { ...pageWords({}), facilities: undefined }
  expect([hasPageParts(others), hasPageParts({})]).toEqual([false, false])
})

test('the trail tells of a part the places that differ, in the words of the form', () => {
  const after = words(LIBRARY, { title: { en: 'Sports' } })
  expect(toldPart('facilities', after, words(LIBRARY))).toEqual([['facilities.2.title.en', 'Sports']])
  const entry = {
    record: 'institution 7',
    before: { facilities: words(LIBRARY) },
    after: { facilities: after, zip: '1' },
  }
  expect(toldPart('facilities', words(LIBRARY, {}), words(LIBRARY))).toEqual([['facilities', '2']])
  expect(toldPart('facilities', words(LIBRARY), words(LIBRARY))).toEqual([])
  expect(toldPart('facilities', '', words(LIBRARY))).toEqual([['facilities', '']])
  expect(toldOf(entry)).toEqual({ before: { facilities: '1' }, after: { 'facilities.2.title.en': 'Sports', zip: '1' } })
  const { trail } = getMessages('kn').desk
  const { names, languages } = trail.content
  for (const action of ['institution-changed', 'content-drafted'] as const)
    expect(sayAudited({ action, record: 'institution 7' }, 'facilities.2.title.en', trail)).toBe(
      [names.facilities, '2', names.title, languages.en].join(' › '),
    )
  expect(
    sayAudited({ action: 'institution-changed', record: 'institution 7' }, 'recruiters.1.company_name', trail),
  ).toContain(names.company_name)
})
