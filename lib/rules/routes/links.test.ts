import { getMessages } from '@/lib/messages/catalogue'
import { navbarLinks, ownFooterLinks, routesWith } from './links'
import { definitionOf, ROUTES } from './table'

const { links, footerLinks } = getMessages('en').layout

test('the bar has the five of the specification, in the order of the table and by its labels', () => {
  expect(navbarLinks(['bar'], links)).toEqual([
    { route: '/about', label: 'About us' },
    { route: '/Whykarnataka', label: 'Why Karnataka' },
    { route: '/mentoring', label: 'Mentoring & Team' },
    { route: '/careerCounselling', label: 'Career Counseling' },
    { route: '/contact', label: 'Contact us' },
  ])
})

test('the menu has them, too, and what stands in it alone', () => {
  const inMenu = ROUTES.filter((route) => definitionOf(route).links?.navbar !== undefined)
  expect(navbarLinks(['bar', 'menu'], links).map(({ route }) => route)).toEqual(inMenu)
  expect(inMenu).toEqual(expect.arrayContaining(navbarLinks(['bar'], links).map(({ route }) => route)))
})

test.each([
  ['quick', ['/Whykarnataka', '/mentoring', '/contact']],
  ['menu', ['/about', '/careerCounselling']],
  ['policies', ['/privacy', '/tearms', '/refund']],
] as const)('the place %s of the footer has %j', (place, routes) => {
  expect(ownFooterLinks(place, footerLinks).map(({ route }) => route)).toEqual(routes)
})

test('a page that rests on an optional call is linked where the provider has it', () => {
  const linked = (calls: Parameters<typeof routesWith>[0]) =>
    ownFooterLinks('admission', footerLinks, calls).map(({ route }) => route)
  expect(linked(['fee-rules', 'calendar', 'closing-ranks'])).toEqual(['/admission-chances', '/dates', '/costs'])
  expect(linked(['fee-rules'])).toEqual(['/costs'])
  expect(linked([])).toEqual([])
  expect(routesWith(['fee-rules', 'calendar', 'closing-ranks'])).toEqual(ROUTES)
})
