import { getMessages } from '@/lib/messages/catalogue'
import { composeCard } from '@/lib/rules/cards/share-card'
import { BARE_DETAIL, FULL_DETAIL, readDetail } from '@/testing/institute-sample'

const english = getMessages('en')

test('a card of an institution has its name, its place and every fact that is known', () => {
  expect(composeCard('college', [FULL_DETAIL], 'en', english)).toEqual({
    brand: 'Karnataka Education Guide',
    heading: null,
    entries: [
      {
        name: 'Chamundi Hills Institute of Technology',
        place: 'Mysuru, Mysuru district',
        university: 'Hill University',
        facts: [
          { label: 'Rating', value: '4.6 / 5' },
          { label: 'Fees', value: '₹86,000 to ₹1,12,410' },
          { label: 'Ownership', value: 'Government-aided' },
          { label: 'Who may study there', value: 'Co-educational' },
          { label: 'Courses', value: '3' },
          { label: 'Seats', value: '300' },
        ],
      },
    ],
    more: null,
    picture: '/media/gallery/1.webp',
  })
})

test('in the language of the page', () => {
  const [entry] = composeCard('college', [FULL_DETAIL], 'kn', getMessages('kn')).entries
  expect(entry).toMatchObject({ name: 'ಚಾಮುಂಡಿ ಬೆಟ್ಟ ತಾಂತ್ರಿಕ ಸಂಸ್ಥೆ', place: 'Mysuru, Mysuru ಜಿಲ್ಲೆ' })
  expect(entry?.facts.map(({ label }) => label)).toEqual([
    'ರೇಟಿಂಗ್',
    'ಶುಲ್ಕ',
    'ಆಡಳಿತ',
    'ಯಾರು ಓದಬಹುದು',
    'ಕೋರ್ಸ್‌ಗಳು',
    'ಸೀಟುಗಳು',
  ])
})

test('and nothing that is not known', () => {
  const { entries, picture } = composeCard('college', [BARE_DETAIL], 'en', english)
  expect(entries).toEqual([{ name: 'Tunga Vidyalaya', place: null, university: null, facts: [] }])
  expect(picture).toBeNull()
})

test.each([
  [{ city: 'Karwar' }, 'Karwar'],
  [{ district: 'Uttara Kannada' }, 'Uttara Kannada district'],
  [{ city: 'Karwar', district: 'Uttara Kannada' }, 'Karwar, Uttara Kannada district'],
])('of the place what is known: %p', (address, place) => {
  const detail = readDetail({ institute: { institute_name: 'A' }, address })
  expect(composeCard('college', [detail], 'en', english).entries[0]?.place).toBe(place)
})

test('several stand below what they are, four of them', () => {
  const detail = { ...BARE_DETAIL, disambiguation: 'Hinkal' }
  const card = composeCard('shortlist', Array(7).fill(detail), 'en', english)
  expect(card).toMatchObject({ heading: english.shortlist.shareTitle, more: 'and 3 more', picture: null })
  expect(card.entries.map(({ name }) => name)).toEqual(Array(4).fill('Tunga Vidyalaya, Hinkal'))
  const compared = composeCard('compare', [FULL_DETAIL, FULL_DETAIL], 'en', english)
  expect(compared).toMatchObject({ heading: 'Compare institutions', more: null, picture: null })
})
