import fc from 'fast-check'
import { link } from '@/lib/contract/link'

test.each([
  ['https://example.org/a b', 'https://example.org/a%20b'],
  ['HTTP://Example.org', 'http://example.org/'],
  ['//example.org/x', 'https://example.org/x'],
  ['www.example.org', 'https://www.example.org/'],
  ['/about', '/about'],
  ['about', '/about'],
  ['careerCounselling#carrierCouncling', '/careerCounselling#carrierCouncling'],
  ['/filter?residential=true#results-section', '/filter?residential=true#results-section'],
  ['#testimonials', '#testimonials'],
  ['mailto:office@example.org', 'mailto:office@example.org'],
  ['tel:+918214002200', 'tel:+918214002200'],
])('%s leads to %s', (written, address) => {
  expect(link.parse(written)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'https://bank.example@elsewhere.example/',
  'https://',
  'two words',
  '/./\\\\elsewhere.example',
  '/.//elsewhere.example',
  '',
])('%j leads nowhere', (written) => {
  expect(link.parse(written)).toBeNull()
})

test('no text becomes anything but a web address, a path, an anchor, mailto or tel', () => {
  const hostile = fc.stringMatching(/^[a-z:/\\.@#?\t\n ]{0,20}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), hostile), (written) => {
      const address = link.parse(written)
      if (address === null) return
      const { protocol } = new URL(address, 'https://here.invalid/page')
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
      if (address.startsWith('/')) expect(new URL(address, 'https://here.invalid').host).toBe('here.invalid')
    }),
    { numRuns: 500 },
  )
})
