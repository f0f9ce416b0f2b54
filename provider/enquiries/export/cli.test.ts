import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deskAudit } from '@/provider/desk/store/desk-tables'
import { enquiries } from '@/provider/enquiries/store/enquiry-tables'
import { openDatabase } from '@/provider/open-database'
import { embeddedDirectory } from '@/testing/provider/databases'
import { contactBody, enquiryCalls } from '@/testing/provider/enquiries'
import { startScript } from '@/testing/provider/run-script'

jest.setTimeout(240_000)

const { place, remove } = embeddedDirectory()
afterAll(remove)

const run = (...args: string[]) => startScript('enquiries', place, args).ended

test('npm run enquiries lists, exports and forgets', async () => {
  const { db, close } = await openDatabase(place)
  const { contact } = enquiryCalls(() => db)
  await contact(contactBody({ phone: '9880012345', message: '=1+1' }))
  await contact(contactBody({ phone: '9880054321', name: 'ಆಶಾ' }))

  const listed = await run('list')
  expect(listed).toMatchObject({ code: 0, err: '' })
  expect(listed.out.split('\n').map((line) => line.slice(0, 6).trim())).toEqual(['2', '1', ''])
  expect(listed.out).toContain('98800 54321  ಆಶಾ: When do admissions begin?')

  const file = path.join(place.DATA_DIR, 'out.csv')
  expect(await run('export', '--bom', '--out', file)).toEqual({ code: 0, out: '', err: `${file} is written.\n` })
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFFid,.*\r\n1,.*,'=1\+1,.*\r\n2,.*\r\n$/)

  expect(await run('forget', '98800 12345')).toEqual({ code: 0, out: '1 enquiry was deleted.\n', err: '' })
  const trail = await db.select().from(deskAudit).orderBy(deskAudit.id)
  expect(trail).toMatchObject([
    { by: 'terminal', action: 'enquiries-exported', after: { reason: null, count: 2, type: null, since: null } },
    { by: 'terminal', action: 'enquiries-forgotten', before: { count: 1, enquiries: '1' } },
  ])
  expect(JSON.stringify(trail)).not.toContain('9880012345')
  expect(await db.select({ id: enquiries.id }).from(enquiries)).toEqual([{ id: 2 }])
  await close()
})

test('a wrong command ends with a sentence', async () => {
  expect(await run('list', '--type', 'x')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/^--type: [^\n]*\n$/),
  })
})
