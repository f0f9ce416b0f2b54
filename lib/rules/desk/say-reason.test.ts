import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { readReason, splitNotes } from './import-reason'
import { sayRowReason } from './say-reason'

const textsIn = (lang: Language) => {
  const { rowReasons: row, matchReasons: match, columns } = getMessages(lang).deskImports
  return { row, match, columns }
}
/** A reason as the report has it, with a word for each of its values. */
const filled = (words: string) => words.replace(/\{(\w+)\}/g, (_, name: string) => `<${name}>`)
const valuesIn = (words: string) => [...words.matchAll(/<\w+>/g)].map(([value]) => value).sort()

test.each(Object.entries(IMPORT_REASONS))('%s is known again, and every language says all of it', (name, words) => {
  const said = filled(words)
  expect(readReason(said)?.name).toBe(name)
  for (const lang of LANGUAGES) {
    const shown = sayRowReason(said, textsIn(lang)) ?? ''
    expect(valuesIn(shown)).toEqual(valuesIn(said))
    expect(/[a-z]{4}/.test(shown.replace(/<\w+>/g, ''))).toBe(lang === 'en')
  }
})

test('a reason within another, matches and doubts are said in the page’s language', () => {
  const kannada = (words: string) => sayRowReason(words, textsIn('kn'))
  expect(kannada('page 3: "Civil": nothing stands under GM')).toBe('ಪುಟ 3: “Civil”: GM ಅಡಿಯಲ್ಲಿ ಏನೂ ಇಲ್ಲ')
  expect(kannada('15.2 of 11: name +9.8 (mallige), town −1.5')).toBe(
    '15.2 (ಬೇಕಾದದ್ದು 11): ಹೆಸರು +9.8 (mallige), ಊರು −1.5',
  )
  expect(kannada('may be Mallige (7), 9.1 of 11: name +9.1; or Kamala (8), 9.0 of 11: name +9.0')).toBe(
    'ಇದು ಇವುಗಳಲ್ಲಿ ಒಂದಿರಬಹುದು: Mallige (7), 9.1 (ಬೇಕಾದದ್ದು 11): ಹೆಸರು +9.1; Kamala (8), 9.0 (ಬೇಕಾದದ್ದು 11): ಹೆಸರು +9.0',
  )
  expect(kannada('hostel_fee "much" is no amount')).toBe(`${textsIn('kn').columns.hostel_fee}: “much” ಒಂದು ಮೊತ್ತವಲ್ಲ`)
  expect(kannada('Constructed otherwise')).toBeNull()
})

test('notes are told apart, also where a list’s own words hold what joins them', () => {
  expect(
    splitNotes('fees "10; 20" are no amount; type "x" is not known; said otherwise; streams not known: a'),
  ).toEqual(['fees "10; 20" are no amount', 'type "x" is not known', 'said otherwise', 'streams not known: a'])
})
