import type { Understood } from '@/lib/contract/understood'
import { getMessages } from '@/lib/messages/catalogue'
import { sayPart, sayReading } from './understood-words'

type Part = Understood['parts'][number]
const part = (is: Part['is'], values: string[] = [], name: Part['name'] = null): Part => ({
  is,
  values,
  name,
  without: '',
})
const ENGINEERING = part('type', ['1'], { en: 'Engineering', kn: 'ಎಂಜಿನಿಯರಿಂಗ್' })
const KALABURAGI = part('place', ['538'], { en: 'Kalaburagi', kn: 'ಕಲಬುರಗಿ' })
const reading = (parts: Part[], lang: 'en' | 'kn' = 'en', sort: Understood['sort'] = null) =>
  sayReading(
    { understood: { parts, sort, unknown: [], isMissing: false }, total: 1_200 },
    lang,
    getMessages(lang).filter,
  )

test.each([
  [[ENGINEERING, KALABURAGI], 'Engineering in Kalaburagi (1,200)'],
  [[part('ownership', ['government']), ENGINEERING, KALABURAGI], 'Government, Engineering in Kalaburagi (1,200)'],
  [[ENGINEERING], 'Engineering (1,200)'],
  [[KALABURAGI], 'All of Kalaburagi (1,200)'],
  [[part('course', ['vlsi'])], 'vlsi (1,200)'],
])('a search in a line: %#', (parts, line) => {
  expect(reading(parts)).toBe(line)
})

test('in Kannada the place comes first', () => {
  expect(reading([ENGINEERING, KALABURAGI], 'kn')).toBe('ಕಲಬುರಗಿ: ಎಂಜಿನಿಯರಿಂಗ್ (1,200 ಸಂಸ್ಥೆಗಳು)')
})

test('a name that there is in English alone is said to be English', () => {
  const { filter } = getMessages('kn')
  expect(sayPart(part('course', ['vlsi'], { en: 'vlsi' }), null, 'kn', filter)).toEqual({ name: 'vlsi', lang: 'en' })
  expect(sayPart(ENGINEERING, null, 'kn', filter)).toEqual({ name: 'ಎಂಜಿನಿಯರಿಂಗ್', lang: undefined })
  expect(sayPart(part('sort'), 'fee', 'en', getMessages('en').filter).name).toBe(
    getMessages('en').filter.understoodLowFee,
  )
})
