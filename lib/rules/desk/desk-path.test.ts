import { deskReturn, signInPage } from './desk-path'

test.each([
  '/desk/en/institutions/7',
  '/desk/kn/institutions?q=hill&page=2',
  '/desk/en/dates/event/hill-2030?version=4#history',
])('signing in leads back to %s', (page) => {
  expect(deskReturn(page)).toBe(page)
  expect(new URLSearchParams(signInPage(page).split('?')[1]).get('back')).toBe(page)
})

test.each([
  null,
  '',
  'https://evil.example/desk/en/institutions',
  '//evil.example/desk/en/institutions',
  '/\\evil.example/desk/en/institutions',
  '/desk/../..//evil.example',
  '/desk/en/..//..//evil.example/x',
  'desk/en/institutions',
  'javascript:alert(1)',
  '/desk',
  '/desk/en',
  '/desk/en/',
  '/desk/en/sign-in?back=/desk/en/audit',
  '/desk/en/invitation?token=x',
  '/desk/en/forbidden',
  '/desk/do/sign-out',
  '/desk/preview/en/about',
  '/desk/xx/institutions',
  '/desks/en/institutions',
  `/desk/en/institutions?q=${'x'.repeat(1_000)}`,
])('and never to %j', (page) => {
  expect(deskReturn(page)).toBeNull()
  expect(signInPage(null)).toBe('/sign-in')
})
