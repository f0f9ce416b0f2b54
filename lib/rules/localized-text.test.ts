import { pickText } from '@/lib/rules/localized-text'

it('takes the wanted language where the provider has it', () => {
  expect(pickText({ en: 'About us', kn: 'ನಮ್ಮ ಬಗ್ಗೆ' }, 'kn')).toEqual({ value: 'ನಮ್ಮ ಬಗ್ಗೆ', lang: 'kn' })
  expect(pickText({ en: 'About us', kn: 'ನಮ್ಮ ಬಗ್ಗೆ' }, 'en')).toEqual({ value: 'About us', lang: 'en' })
})

it('falls back to English and says that it is English', () => {
  expect(pickText({ en: 'About us' }, 'kn')).toEqual({ value: 'About us', lang: 'en' })
})

it('gives nothing for an absent text', () => {
  expect(pickText(null, 'en')).toBeNull()
})
