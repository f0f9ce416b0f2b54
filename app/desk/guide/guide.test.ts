/** @jest-environment node */
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'
import { GET } from './[name]/route'

jest.mock('@/lib/server/env')

async function open(name: string, desk = true) {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith('http://127.0.0.1:1', { desk }))
  const answer = await GET(new Request('http://localhost:3000/desk/guide'), { params: Promise.resolve({ name }) })
  return [answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]
}

test('a picture of the guide is there where there is a desk, and no other file is', async () => {
  expect(await open('reviews.en.webp')).toEqual([200, 'image/webp', 'private, max-age=3600'])
  expect(await open('reviews.en.webp', false)).toEqual([404, null, 'no-store'])
  for (const name of ['../../desk-guide.md', '../desk/reviews.en.webp', 'nothing.en.webp'])
    expect(await open(name)).toEqual([404, null, 'no-store'])
})
