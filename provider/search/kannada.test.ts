import { DISTRICTS } from '@/provider/geography/places'
import { romanizeKannada } from './kannada'
import { soundOf } from './sound'

test.each([
  ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ['ಮೈಸೂರು', 'maisuru'],
  ['ಹುಬ್ಬಳ್ಳಿ', 'hubballi'],
  ['ಕಲಬುರಗಿ', 'kalaburagi'],
  ['ಕೊಪ್ಪಳ', 'koppala'],
  ['ಅಂಬಾ', 'amba'],
  ['ದುಃಖ', 'dukha'],
  ['ಕೊ', 'ko'],
  ['೧೦', '10'],
])('%s is written %s', (kannada, latin) => {
  expect(romanizeKannada(kannada)).toBe(latin)
})

test.each([
  ['other scripts', 'Mysore बेंगलूर', 'Mysore बेंगलूर'],
  ['a virama at the start', '್ಕ', 'ka'],
  ['viramas alone', '್್್', ''],
  ['two viramas', 'ಕ್್ಕ', 'kka'],
  ['a vowel sign alone', 'ಿ', 'i'],
  ['joiners', 'ರ‍್ಯ', 'rya'],
])('%s: what cannot be read does no harm', (_what, text, latin) => {
  expect(romanizeKannada(text)).toBe(latin)
})

test('two-part vowel signs read like whole ones', () => {
  const whole = 'ಕೋಲಾರ'
  expect(whole.normalize('NFD')).not.toBe(whole)
  expect(romanizeKannada(whole.normalize('NFD'))).toBe(romanizeKannada(whole))
})

test.each([
  ['Kolar', 'ಕೋಲಾರ'],
  ['Hassan', 'ಹಾಸನ'],
  ['Mandya', 'ಮಂಡ್ಯ'],
  ['Shivamogga', 'ಶಿವಮೊಗ್ಗ'],
  ['Tumakuru', 'ತುಮಕೂರು'],
  ['Vijayapura', 'ವಿಜಯಪುರ'],
  ['Dharwad', 'ಧಾರವಾಡ'],
])('%s sounds, or nearly, like %s', (name, kannada) => {
  expect(DISTRICTS.some((district) => district.name === name)).toBe(true)
  const vowelsAside = (word: string) => soundOf(word).replaceAll('a', '')
  expect(vowelsAside(romanizeKannada(kannada))).toBe(vowelsAside(name.toLowerCase()))
})
