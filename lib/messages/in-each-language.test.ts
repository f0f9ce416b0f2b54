import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { deskScholarships } from '@/lib/messages/en/desk-scholarships'
import { openData } from '@/lib/messages/en/open-data'
import { hintForOthers, labelInEach } from './in-each-language'

/** A language more in the one table of them. */
jest.mock('@/lib/contract/language', () => {
  const languages = jest.requireActual<typeof import('@/lib/contract/language')>('@/lib/contract/language')
  return { ...languages, LANGUAGES: [...languages.LANGUAGES, 'hi'] }
})

test('a field of a text has a label for each language, which says its name in the reader’s', () => {
  expect(labelInEach('en', 'name', 'Name in {language}')).toEqual({
    ...{ name: 'Name in English', name_kn: 'Name in Kannada', name_hi: 'Name in Hindi' },
  })
  expect(labelInEach('kn', 'name', 'ಹೆಸರು ({language})')).toEqual({
    ...{ name: 'ಹೆಸರು (ಇಂಗ್ಲಿಷ್)', name_kn: 'ಹೆಸರು (ಕನ್ನಡ)', name_hi: 'ಹೆಸರು (ಹಿಂದಿ)' },
  })
  expect(deskScholarships.fields).toMatchObject({ name_hi: 'Name in Hindi' })
  expect(deskInstitutions.fields).toMatchObject({ name_hi: 'Name in Hindi', tagline_hi: 'Motto in Hindi' })
  expect(openData.columns).toMatchObject({ name_hi: { label: 'Name in Hindi' } })
})

test('below the other languages’ fields alone stands what a translation is', () => {
  expect(hintForOthers('name', 'Beside the English')).toEqual({
    ...{ name_kn: 'Beside the English', name_hi: 'Beside the English' },
  })
})
