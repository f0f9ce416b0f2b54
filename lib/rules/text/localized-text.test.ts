import { joinTexts, langMark, pickText, sayText, textFor } from './localized-text'

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

describe('several texts as one line', () => {
  const mysuru = { en: 'Mysuru', kn: 'ಮೈಸೂರು' }
  const karnataka = { en: 'Karnataka', kn: 'ಕರ್ನಾಟಕ' }

  test('are of each language that all of them have', () => {
    expect(joinTexts([mysuru, karnataka])).toEqual({ en: 'Mysuru, Karnataka', kn: 'ಮೈಸೂರು, ಕರ್ನಾಟಕ' })
    expect(joinTexts([{ en: 'Kochi' }, karnataka])).toEqual({ en: 'Kochi, Karnataka' })
    expect(joinTexts([])).toBeNull()
  })

  test('say in which language they are where it is not the page’s', () => {
    expect([langMark(mysuru, 'kn'), langMark({ en: 'Kochi' }, 'kn'), langMark(mysuru, 'en')]).toEqual([
      undefined,
      'en',
      undefined,
    ])
    expect([sayText(mysuru, 'kn'), sayText({ en: 'Kochi' }, 'kn')]).toEqual(['ಮೈಸೂರು', 'Kochi'])
  })
})

test('a page in one language is given what it shows of a text', () => {
  const both = { en: 'Law', kn: 'ಕಾನೂನು' }
  expect(textFor(both, 'en')).toEqual({ en: 'Law' })
  expect(textFor(both, 'kn')).toEqual(both)
  expect(textFor({ en: 'Law' }, 'kn')).toEqual({ en: 'Law' })
  expect(textFor(null, 'en')).toBeNull()
})
