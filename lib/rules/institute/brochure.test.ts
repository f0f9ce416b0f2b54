import fc from 'fast-check'
import { attachment, brochureFileName, brochureOrigin } from './brochure'

const PROVIDER = new URL('http://127.0.0.1:3001/api/v1/')
const where = (raw: string) => {
  const found = brochureOrigin(raw, PROVIDER, ['files.example', 'cdn.example:8443'])
  return found === null ? null : [found.url.href, found.isProvider]
}

test.each([
  ['/uploads/a.pdf', 'http://127.0.0.1:3001/uploads/a.pdf', true],
  ['uploads/a.pdf?v=2', 'http://127.0.0.1:3001/uploads/a.pdf?v=2', true],
  ['http://127.0.0.1:3001/a.pdf', 'http://127.0.0.1:3001/a.pdf', true],
  ['https://files.example/a.pdf', 'https://files.example/a.pdf', false],
  ['https://FILES.example:443/a.pdf', 'https://files.example/a.pdf', false],
  ['//files.example/a.pdf', null, false],
  ['https://cdn.example:8443/a.pdf', 'https://cdn.example:8443/a.pdf', false],
])('%s is fetched from %s', (raw, url, isProvider) => {
  expect(where(raw)).toEqual(url === null ? null : [url, isProvider])
})

test.each([
  'http://files.example/a.pdf',
  'https://files.example.evil.example/a.pdf',
  'https://files.example:444/a.pdf',
  'https://cdn.example/a.pdf',
  'https://files.example@evil.example/a.pdf',
  'https://user:word@files.example/a.pdf',
  'http://user@127.0.0.1:3001/a.pdf',
  'http://127.0.0.1:3002/a.pdf',
  'https://127.0.0.1:3001/a.pdf',
  'http://localhost:3001/a.pdf',
  'http://169.254.169.254/latest/meta-data',
  '//evil.example/a.pdf',
  '\\\\evil.example\\a.pdf',
  'file:///etc/passwd',
  'data:application/pdf,%25PDF-',
  'ftp://files.example/a.pdf',
  'https://',
])('%s is not fetched', (raw) => expect(where(raw)).toBeNull())

test.each([
  ['Prospectus 2026–27', 'Prospectus 2026–27.pdf'],
  ['Prospectus.PDF', 'Prospectus.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
  ['Fees: "all" <2026>\r\nSet-Cookie: x', 'Fees all 2026 Set-Cookie x.pdf'],
  ['ಪ್ರವೇಶ ಮಾಹಿತಿ', 'ಪ್ರವೇಶ ಮಾಹಿತಿ.pdf'],
  ['...', 'Brochure.pdf'],
  ['', 'Brochure.pdf'],
])('%j is saved as %j', (title, name) => expect(brochureFileName(title)).toBe(name))

test('any title gives a name that every system takes, and a header of one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const name = brochureFileName(title)
      expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}]+\.pdf$/u)
      expect(name.startsWith('.')).toBe(false)
      const header = attachment(name)
      expect(header).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/)
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name)
    }),
  )
})
