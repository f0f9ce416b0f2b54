/** @jest-environment node */
import { NextRequest } from 'next/server'
import { type StubServer, startStubServer } from '@/lib/testing/stub-server'
import { middleware } from '@/middleware'

let website: StubServer
let asked: string[]

beforeAll(async () => {
  website = await startStubServer()
  process.env.PORT = new URL(website.url).port
})
afterAll(() => website.close())

function pagesAnswer(status: number) {
  asked = []
  website.answer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(status).end()
  })
}

async function visit(path: string) {
  const response = await middleware(new NextRequest(`http://localhost:3000${path}`))
  const rewrite = response.headers.get('x-middleware-rewrite')
  return { status: response.status, rewrite: rewrite === null ? null : new URL(rewrite).pathname }
}

test('a page that stands is passed on', async () => {
  pagesAnswer(200)
  expect(await visit('/college/detail?id=7')).toEqual({ status: 200, rewrite: null })
  expect(asked).toEqual(['HEAD /en/college/7'])
})

test('one that does not exist gets a page that says so, in its language', async () => {
  pagesAnswer(404)
  expect(await visit('/college/detail?id=7')).toEqual({ status: 404, rewrite: '/en/missing/institution' })
  expect(await visit('/kn/college/detail?id=7')).toEqual({ status: 404, rewrite: '/kn/missing/institution' })
})

test('one that cannot be had is no missing one', async () => {
  pagesAnswer(500)
  expect(await visit('/college/detail?id=7')).toEqual({ status: 503, rewrite: '/en/missing/answer' })
})

test('without an id nothing is asked', async () => {
  pagesAnswer(200)
  expect((await visit('/college/detail')).status).toBe(404)
  expect((await visit('/college/detail?id=')).status).toBe(404)
  expect(asked).toEqual([])
})

test('an id cannot lead to another page', async () => {
  pagesAnswer(200)
  await visit('/college/detail?id=../filter')
  await visit('/college/detail?id=7%3Fx%3D1%23y')
  expect(asked).toEqual(['HEAD /en/college/..%2Ffilter', 'HEAD /en/college/7%3Fx%3D1%23y'])
})

test('when the page cannot be asked, it answers for itself', async () => {
  website.answer((request) => void request.socket.destroy())
  expect(await visit('/college/detail?id=7')).toEqual({ status: 200, rewrite: null })
})
