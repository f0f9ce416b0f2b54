import { deskRequest } from '@/lib/contract/desk/request'

test('what stands in braces is taken out of what is asked; the rest is a query, or a body', () => {
  expect([
    deskRequest('GET /desk/session'),
    deskRequest('GET /desk/imports/{id}', { id: 7, outcome: 'new' }),
    deskRequest('POST /desk/sessions/{id}/end', { id: 3 }),
    deskRequest('POST /desk/content/{section}/draft', { section: 'about', version: 4 }),
  ]).toEqual([
    { method: 'GET', path: 'desk/session' },
    { method: 'GET', path: 'desk/imports/7?outcome=new' },
    { method: 'POST', path: 'desk/sessions/3/end', body: {} },
    { method: 'POST', path: 'desk/content/about/draft', body: { version: 4 } },
  ])
})

test('an id is one segment of its path, whatever it says', () => {
  const { path } = deskRequest('GET /desk/proposed-pictures/{name}', { name: '../accounts?x' })
  expect(path).toBe('desk/proposed-pictures/..%2Faccounts%3Fx')
})
