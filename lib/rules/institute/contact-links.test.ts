import { emailLinks, phoneLinks, webAddress, websiteLink } from '@/lib/rules/institute/contact-links'

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
