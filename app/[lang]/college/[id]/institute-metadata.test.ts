import type { InstituteDetail } from '@/lib/contract/institute'
import { getMessages } from '@/lib/messages/catalogue'
import { BARE_DETAIL, FULL_DETAIL, readDetail } from '@/testing/institute-sample'
import { instituteMetadata } from './institute-metadata'

function of(detail: InstituteDetail, lang: 'en' | 'kn' = 'en') {
  const page = {
    lang,
    id: '7',
    detail,
    brochures: [],
    dates: { exams: [], at: 0 },
    ranks: [],
    type: null,
    feeLines: [],
    ownLicence: null,
    canAsk: false,
    lacks: [],
  }
  return instituteMetadata(page, getMessages(lang), new URL('https://guide.example'))
}
const NAME = 'Chamundi Hills Institute of Technology'

test('the description promises what the page has', () => {
  expect(of(FULL_DETAIL).description).toBe(
    `Courses, fees, admissions, placement, facilities and address of ${NAME}, Mysuru.`,
  )
})

test('and nothing else', () => {
  const listed = readDetail({
    institute: { institute_name: 'Government Polytechnic' },
    address: { address1: 'Bapuji Nagar', district: 'Shivamogga' },
    courses: [{ course_name: 'Civil', seat: 60 }],
  })
  expect(of(listed).description).toBe('Courses and address of Government Polytechnic, Shivamogga.')
  expect(of(listed, 'kn').description).toBe('Government Polytechnic, Shivamogga ಕುರಿತು: ಕೋರ್ಸ್‌ಗಳು ಮತ್ತು ವಿಳಾಸ.')
  expect(of(BARE_DETAIL).description).toMatch(/^What is known of /)
})

test('beside a link stands its card, in the language of the page', () => {
  for (const lang of ['en', 'kn'] as const) {
    const { openGraph, twitter } = of(FULL_DETAIL, lang)
    const url = expect.stringMatching(new RegExp(`^https://guide\\.example/cards/college/7/${lang}-[\\w-]{16}\\.jpg$`))
    const image = expect.objectContaining({ url, width: 1200, height: 630, type: 'image/jpeg' })
    expect([openGraph?.images, twitter?.images]).toEqual([[image], [image]])
  }
})

test('the title has what tells namesakes apart in place of the town', () => {
  expect(of(FULL_DETAIL).title).toBe(`${NAME}, Mysuru`)
  expect(of({ ...FULL_DETAIL, disambiguation: 'Hinkal, Mysuru' }).title).toBe(`${NAME}, Hinkal, Mysuru`)
})
