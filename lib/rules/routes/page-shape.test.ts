import * as pageShape from './page-shape'
import { ROUTE_SHAPES, ROUTES } from './table'

const SITE = 'https://guide.example'

const shapeOnTheWay = (to: string, from: string) => pageShape.shapeOnTheWay(to, from, ROUTE_SHAPES)

test.each([
  ['/about', '/', 'wide'],
  ['/kn/about', '/kn/contact', 'wide'],
  ['/careerCounselling#carrierCouncling', '/about', 'beside'],
  ['/', '/filter?search=a', 'home'],
  ['/kn', '/kn/about', 'home'],
  ['/filter?instituteId=1#banner-section', '/', 'filter'],
  ['/college/detail?id=7', '/filter', 'institute'],
  ['/college/detail?id=8', '/college/detail?id=7', 'institute'],
  ['https://guide.example/privacy', '/', 'text'],
])('to %s from %s: %s', (to, from, shape) => {
  expect(shapeOnTheWay(to, SITE + from)).toBe(shape)
})

test.each([
  ['/filter?page=2', '/filter'],
  ['/filter#results-section', '/filter?search=a'],
  ['?tab=subscription', '/settings?tab=profile'],
  ['/college/detail?id=7&tab=courses', '/college/detail?id=7'],
  ['#top', '/about'],
  ['/nowhere', '/'],
  ['/About', '/'],
  ['https://elsewhere.example/about', '/'],
])('no other page of ours comes: to %s from %s', (to, from) => {
  expect(shapeOnTheWay(to, SITE + from)).toBeNull()
})

test('every route has a shape', () => {
  for (const route of ROUTES) expect(shapeOnTheWay(route, `${SITE}/nowhere`)).toEqual(expect.any(String))
})
