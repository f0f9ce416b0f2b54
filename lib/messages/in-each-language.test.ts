import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { deskScholarships } from '@/lib/messages/en/desk-scholarships'
import { openData } from '@/lib/messages/en/open-data'
import { hintForOthers, labelInEach } from './in-each-language'

/** The table of languages, with one that the website will hardly get. */
jest.mock('@/lib/contract/language', () => {
  const languages = jest.requireActual<typeof import('@/lib/contract/language')>('@/lib/contract/language')
  return { ...languages, LANGUAGES: ['en', 'kn', 'la'] }
})

test('a field of a text has a label for each language, which says its name in the reader’s', () => {
  expect(labelInEach('en', 'name', 'Name in {language}')).toEqual({
    ...{ name: 'Name in English', name_kn: 'Name in Kannada', name_la: 'Name in Latin' },
  })
  expect(labelInEach('kn', 'name', 'ಹೆಸರು ({language})')).toEqual({
    ...{ name: 'ಹೆಸರು (ಇಂಗ್ಲಿಷ್)', name_kn: 'ಹೆಸರು (ಕನ್ನಡ)', name_la: 'ಹೆಸರು (ಲ್ಯಾಟಿನ್)' },
  })
  expect(deskScholarships.fields).toMatchObject({ name_la: 'Name in Latin' })
  expect(deskInstitutions.fields).toMatchObject({ name_la: 'Name in Latin', tagline_la: 'Motto in Latin' })
  expect(openData.columns).toMatchObject({ name_la: { label: 'Name in Latin' } })
})

test('below the other languages’ fields alone stands what a translation is', () => {
  expect(hintForOthers('name', 'Beside the English')).toEqual({
    ...{ name_kn: 'Beside the English', name_la: 'Beside the English' },
  })
})
