import { writtenLanguage } from './written-language'

test.each([
  ['Good library', 'en', undefined],
  ['Good library', 'kn', 'en'],
  ['ಒಳ್ಳೆಯ ಗ್ರಂಥಾಲಯ', 'kn', undefined],
  ['ಒಳ್ಳೆಯ library', 'en', 'kn'],
] as const)('%j on a page in %j has the lang %j', (text, page, lang) => {
  expect(writtenLanguage(text, page)).toBe(lang)
})
