import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deskImportAddedSchema, deskImportSchema } from '@/lib/contract/desk/import'
import { performRun } from '@/provider/desk/imports/perform'
import { openDatabase } from '@/provider/open-database'
import { postgresDirectory } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'

jest.setTimeout(60_000)

test('a list whose provider is gone is published all the same, and the website is told', async () => {
  const { place, remove } = await postgresDirectory()
  const { db, pool, close } = await openDatabase(place)
  let isGone = false
  const desk = deskCalls(() => db, { imports: async (...run) => !isGone && performRun(...run) })
  const importer = (await desk.join('importer')).session
  const list = {
    ...{ file: Buffer.from('name,district\nMallige Degree College,Hassan\n').toString('base64') },
    ...{ file_name: 'colleges.csv', kind: 'any', area: 'karnataka' },
  }
  const { id } = deskImportAddedSchema.parse((await desk.postAs(importer, '/desk/imports', list)).body)
  const { version } = deskImportSchema.parse((await desk.as(importer, `/desk/imports/${id}`)).body)
  isGone = true
  expect((await desk.postAs(importer, `/desk/imports/${id}/publish`, { version })).status).toBe(200)

  const told: unknown[] = []
  const site = createServer((request, response) => {
    told.push([request.method, request.url])
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const env = { ...process.env, ...place, SITE_URL, REVALIDATE_SECRET: 's3' }
  // Without a channel to who began it, as when that one has been killed.
  const program = ['--import', 'tsx', 'provider/desk/imports/run-apart.ts', id]
  const [code] = await once(spawn(process.execPath, program, { env, stdio: 'ignore' }), 'close')
  site.close()
  const { rows } = await pool.query(`select name ->> 'en' as name from institutes`)
  expect([code, rows, told]).toEqual([0, [{ name: 'Mallige Degree College' }], [['POST', '/api/revalidate']]])
  await close()
  await remove()
})
