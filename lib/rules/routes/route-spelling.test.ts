import fc from 'fast-check'
import { rightSpelling } from './route-spelling'
import { ROUTES } from './table'

test.each([
  ['/whykarnataka', '/Whykarnataka'],
  ['/why-karnataka', '/Whykarnataka'],
  ['/WHYKARNATAKA', '/Whykarnataka'],
  ['/careercounselling', '/careerCounselling'],
  ['/career-counselling', '/careerCounselling'],
  ['/Career_Counseling', '/careerCounselling'],
  ['/career%20counselling', '/careerCounselling'],
  ['/terms', '/tearms'],
  ['/terms-and-conditions', '/tearms'],
  ['/terms-&-conditions', '/tearms'],
  ['/refund-policy', '/refund'],
  ['/privacy-policy', '/privacy'],
  ['/contact-us', '/contact'],
  ['/about-us', '/about'],
  ['/my-profile', '/myprofile'],
  ['/profile', '/myprofile'],
  ['/College/Detail', '/college/detail'],
  ['/updatesList', '/updates-list'],
  ['/exploreall', '/explore-all'],
  ['/About/', '/about'],
  ['/home', '/'],
  ['/kn/terms', '/kn/tearms'],
  ['/KN/About', '/kn/about'],
  ['/KN', '/kn'],
  ['/kn/home', '/kn'],
  ['/en/terms', '/tearms'],
  ['/EN', '/'],
])('%s leads to %s', (wrong, right) => expect(rightSpelling(wrong)).toBe(right))

test.each([
  '/',
  '/kn',
  '/knowledge',
  '/enough',
  '/nowhere',
  '/-',
  '/kn/-',
  '/about/team',
  '/.env',
  '/terms.php',
  '/%E0%A4%A',
  '/constructor',
  '/__proto__',
  '/kn/kn/about',
  `/${'-'.repeat(200)}about`,
])('%s is left alone', (path) => expect(rightSpelling(path)).toBeNull())

const languages = fc.constantFrom('', '/kn')

test('the right spelling of every route is left alone, in both languages', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ROUTES), languages, (route, prefix) => {
      expect(rightSpelling(route === '/' ? prefix || '/' : prefix + route)).toBeNull()
    }),
  )
})

test('a route in any case, with hyphens anywhere, leads to its spelling, in its language', () => {
  const letters = fc.infiniteStream(fc.record({ upper: fc.boolean(), hyphen: fc.boolean() }))
  const pages = ROUTES.filter((route) => route !== '/')
  fc.assert(
    fc.property(fc.constantFrom(...pages), languages, letters, (route, prefix, changes) => {
      const spelt = [...route].map((letter) => {
        const { upper, hyphen } = changes.next().value
        return (upper ? letter.toUpperCase() : letter.toLowerCase()) + (hyphen && letter !== '/' ? '-' : '')
      })
      const wrong = prefix + spelt.join('')
      expect(rightSpelling(wrong) ?? wrong).toBe(prefix + route)
    }),
  )
})

test('a redirect is never followed by another, and never leaves the website', () => {
  const texts = fc.oneof(
    fc.webPath(),
    fc.string(),
    fc.constantFrom('/en', '/kn//', '//terms', '/\\terms', '/kn/en/terms'),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const right = rightSpelling(text.startsWith('/') ? text : `/${text}`)
      if (right === null) return
      expect(rightSpelling(right)).toBeNull()
      expect(ROUTES).toContain(right.replace(/^\/kn(?=\/|$)/, '') || '/')
    }),
  )
})
