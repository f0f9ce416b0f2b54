import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SAMPLE_CONTENT } from '@/sample/content'
import { openDatabase } from '@/provider/open-database'
import type { OpenDatabase } from '@/provider/platform/database'
import { embeddedDirectory } from '@/testing/provider/databases'
import { startScript } from '@/testing/provider/run-script'

jest.setTimeout(240_000)

const { place, remove } = embeddedDirectory()
const asked: unknown[] = []
const site = createServer((request, response) => {
  void text(request).then((body) => {
    asked.push([request.url, request.headers.authorization, JSON.parse(body)])
    response.end('{}')
  })
})
let opened: OpenDatabase | undefined

beforeAll(async () => {
  opened = await openDatabase(place)
  await once(site.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  site.close()
  await opened?.close()
  await remove()
})

const run = (args: string[], env = {}, input = '') => startScript('content', place, args, { env, input }).ended

test('npm run content changes the pages, and tells the website which', async () => {
  const SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const told = { SITE_URL, REVALIDATE_SECRET: 's3' }

  // On a new database there is the first content already, as the provider would have filled it in.
  expect(JSON.parse((await run(['export'], told)).out)).toEqual(SAMPLE_CONTENT)
  expect(await run(['set', 'contact.contactus_phone_num1', '080-2222'], told)).toEqual({
    code: 0,
    out: `Changed: contact.\nThe website at ${SITE_URL} was told to read the content again.\n`,
    err: '',
  })
  expect(asked).toEqual([['/api/revalidate', 'Bearer s3', { tags: ['content:homepage', 'content:contactus'] }]])
  expect(await run(['import', '-'], told, '{"footer": {"footer_desk": 1}}')).toEqual({
    code: 1,
    out: '',
    err: 'Nothing was changed:\n  footer.footer_desk: there is no such key; did you mean footer_desc?\n',
  })
  expect(asked).toHaveLength(1)
})

test('--help says how to say it', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringMatching(/^npm run content -- export/) })
})
