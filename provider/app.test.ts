import { pino } from 'pino'
import { connectDatabase } from '@/provider/platform/database'
import { callsOn } from '@/testing/provider/calls'

const CALLS = ['/api/v1/institutes', '/api/v1/institute/details?id=1', '/api/v1/plans', '/readyz']

function listening() {
  const lines: { [field: string]: unknown }[] = []
  return { lines, log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }) }
}

describe('while the database is being opened', () => {
  const call = callsOn(() => null)

  test.each(CALLS)('%s answers 503', async (path) => {
    expect(await call(path)).toEqual({ status: 503, body: { message: expect.stringMatching(/\w/) } })
  })

  test('asking whether it is ready is not written down', async () => {
    const { lines, log } = listening()
    await callsOn(() => null, log)('/readyz')
    expect(lines).toEqual([])
  })

  test('whether it lives is another question than whether it is ready', async () => {
    expect(await call('/healthz')).toEqual({ status: 200, body: { status: 'ok' } })
  })

  test('the description is there already', async () => {
    expect((await call('/api/v1/openapi.json')).status).toBe(200)
  })

  test('a call that does not exist is still no such call', async () => {
    expect(await call('/healthy')).toEqual({ status: 404, body: { message: 'There is no such call.' } })
  })
})

describe('when the database has gone', () => {
  const { db, close } = connectDatabase({ DATABASE_URL: 'postgresql://127.0.0.1:1/nothing', DATA_DIR: '' })
  afterAll(close)

  test.each(CALLS)('%s answers 503', async (path) => {
    expect((await callsOn(() => db)(path)).status).toBe(503)
  })

  test('writes one line, without what was asked for', async () => {
    const { lines, log } = listening()
    await callsOn(() => db, log)('/api/v1/institutes?search=private')
    expect(lines).toEqual([
      expect.objectContaining({ method: 'GET', path: '/api/v1/institutes', status: 503, msg: 'request failed' }),
    ])
    expect(JSON.stringify(lines)).not.toContain('private')
  })
})

test('a defect answers 500 and says nothing of its cause', async () => {
  const { lines, log } = listening()
  const broken = () => {
    throw new Error('the secret cause')
  }
  const { status, body } = await callsOn(broken, log)('/api/v1/plans')
  expect({ status, body }).toEqual({ status: 500, body: { message: 'Something went wrong. Please try again.' } })
  expect(lines).toEqual([expect.objectContaining({ status: 500, error: 'the secret cause' })])
})
