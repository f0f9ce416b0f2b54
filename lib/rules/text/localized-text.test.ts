import { pickText } from './localized-text'

const both = { en: 'About us', kn: 'ನಮ್ಮ ಬಗ್ಗೆ' }

test('the asked language, with its name', () => {
  expect(pickText(both, 'kn')).toEqual({ value: 'ನಮ್ಮ ಬಗ್ಗೆ', lang: 'kn' })
  expect(pickText(both, 'en')).toEqual({ value: 'About us', lang: 'en' })
})

test('English, named as English, where the asked language is missing', () => {
  expect(pickText({ en: 'About us' }, 'kn')).toEqual({ value: 'About us', lang: 'en' })
})

test('no text stays no text', () => {
  expect(pickText(null, 'kn')).toBeNull()
})
