import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDatabase } from '@/provider/open-database'
import { embeddedDirectory } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { startScript } from '@/testing/provider/run-script'

jest.setTimeout(240_000)

const { place, remove } = embeddedDirectory()
afterAll(remove)

const run = (args: string[], env = {}) => startScript('names', place, args, { env }).ended

test('npm run names changes the directory, and tells the website', async () => {
  const { db, close } = await openDatabase(place)
  const id = await addInstitute(db, { name: 'Sampige College' })
  const asked: (string | undefined)[] = []
  const site = createServer((request, response) => {
    asked.push(request.url, request.headers.authorization)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const told = { SITE_URL, REVALIDATE_SECRET: 's3' }

  const added = await run(['add', `${id}`, 'SCE'], told)
  expect(added).toEqual({
    code: 0,
    out: `${id}  Sampige College\n    SCE  (an editor’s)\nThe website at ${SITE_URL} was told to read the directory again.\n`,
    err: '',
  })
  expect(asked).toEqual(['/api/revalidate', 'Bearer s3'])
  expect((await run(['add', `${id}`, 's.c.e.'], told)).err).toBe(
    `Sampige College (${id}) has the name "SCE" already.\n`,
  )
  expect((await run(['list', `${id}`], told)).out).toBe(`${id}  Sampige College\n    SCE  (an editor’s)\n`)
  expect(asked).toHaveLength(2)
  site.close()
  await close()
})

test('a wrong command ends with a sentence, and --help with how to say it', async () => {
  expect(await run(['list', '0'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/^"0" is no id[^\n]*\n$/),
  })
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringMatching(/^npm run names -- list ID/) })
})
