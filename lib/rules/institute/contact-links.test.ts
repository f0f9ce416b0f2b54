import { emailLinks, mapLink, phoneLinks, webAddress, websiteLink } from '@/lib/rules/institute/contact-links'

describe('webAddress', () => {
  it.each([
    ['college.example', 'https://college.example/'],
    ['www.college.example/about us'.replace(' ', '%20'), 'https://www.college.example/about%20us'],
    ['//college.example', 'https://college.example/'],
    ['http://college.example', 'http://college.example/'],
    ['HTTPS://College.example/A', 'https://college.example/A'],
    ['college.example:8080/x', 'https://college.example:8080/x'],
    ['ಕಾಲೇಜು.example', 'https://xn--nsco9d3br8a.example/'],
  ])('reads %p', (raw, address) => {
    expect(webAddress(raw)).toBe(address)
  })

  it.each([
    null,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//college.example',
    'data:text/html,<script>',
    'ftp://college.example',
    'mailto:office@college.example',
    'https://user:secret@college.example',
    'https://bank.example@evil.example',
    'not given',
    'NA',
    '@college',
    'https://',
    'http://localhost',
    '-',
  ])('refuses %p', (raw) => {
    expect(webAddress(raw)).toBeNull()
  })
})

it('shows a website without its scheme', () => {
  expect(websiteLink('https://college.example/')).toEqual({ text: 'college.example', href: 'https://college.example/' })
  expect(websiteLink('javascript:alert(1)')).toEqual({ text: 'javascript:alert(1)', href: null })
})

it('takes several phone numbers from one field', () => {
  expect(phoneLinks('+91 821-400 2200, 0821 400 2201 / ext')).toEqual([
    { text: '+91 821-400 2200', href: 'tel:+918214002200' },
    { text: '0821 400 2201', href: 'tel:08214002201' },
    { text: 'ext', href: null },
  ])
  expect(phoneLinks(null)).toEqual([])
})

it('links what is an e-mail address, and only that', () => {
  expect(emailLinks('office@chit.example; a@b.example?bcc=all@x.example, none')).toEqual([
    { text: 'office@chit.example', href: 'mailto:office@chit.example' },
    { text: 'a@b.example?bcc=all@x.example', href: null },
    { text: 'none', href: null },
  ])
})

describe('the link to a map', () => {
  const NOWHERE = { address1: null, city: null, district: null, zip: null, state: { en: 'Karnataka' } }
  const queryOf = (link: string | null) => new URL(link ?? '').searchParams.get('query')

  it('looks for name and address, each part once', () => {
    const place = {
      ...NOWHERE,
      address1: 'K.R. Road & 3rd Main',
      city: { en: 'Bengaluru' },
      district: { en: 'Bengaluru Urban' },
    }
    expect(queryOf(mapLink('A College', { ...place, zip: '560004' }, null))).toBe(
      'A College, K.R. Road & 3rd Main, Bengaluru, 560004, Karnataka',
    )
    expect(queryOf(mapLink('A College', { ...NOWHERE, address1: 'Udupi 576101', zip: '576101' }, null))).toBe(
      'A College, Udupi 576101, Karnataka',
    )
    expect(queryOf(mapLink('A College', { ...NOWHERE, district: { en: 'Kolar' } }, null))).toBe(
      'A College, Kolar, Karnataka',
    )
  })

  it('leads to the very place where its coordinates are known, whatever else is', () => {
    const coordinates = { latitude: 12.9716, longitude: 77.5946 }
    for (const place of [NOWHERE, { ...NOWHERE, address1: 'K.R. Road', city: { en: 'Bengaluru' } }])
      expect(queryOf(mapLink('A College', place, coordinates))).toBe('12.9716, 77.5946')
  })

  it('is none where only the name is known', () => {
    expect(mapLink('A College', NOWHERE, null)).toBeNull()
  })

  it('is no longer than a map takes', () => {
    expect(queryOf(mapLink('x'.repeat(900), { ...NOWHERE, city: { en: 'Udupi' } }, null))).toHaveLength(250)
  })
})
