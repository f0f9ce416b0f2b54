import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { getSetting, putSetting } from '@/provider/directory/store/settings'
import { openDatabase } from '@/provider/open-database'
import { connectDatabase, type OpenDatabase } from '@/provider/platform/database'
import { socketPath } from '@/provider/platform/embedded/socket-folder'
import { embeddedDirectory, embeddedPlace } from '@/testing/provider/databases'

// Making an embedded database takes seconds, and many times that on a machine that is busy.
jest.setTimeout(240_000)

function ownerOf(dataDir: string): number {
  const [newest] = readdirSync(dataDir)
    .filter((name) => name.startsWith('owner.'))
    .sort()
    .reverse()
  return z.object({ pid: z.number() }).parse(JSON.parse(readFileSync(path.join(dataDir, newest ?? ''), 'utf8'))).pid
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie, which its parent has not looked at yet, has ended.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function until(holds: () => boolean | Promise<boolean>, limitMs: number) {
  const deadline = Date.now() + limitMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${limitMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function answers({ pool }: OpenDatabase): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  )
}

describe('the embedded database', () => {
  const { place, remove } = embeddedDirectory()
  const open: OpenDatabase[] = []
  const opening = async () => {
    const opened = await openDatabase(place)
    open.push(opened)
    return opened
  }

  afterEach(async () => {
    for (const { close } of open.splice(0)) await close()
  })
  afterAll(remove)

  test('serves everybody who opens the same folder, also at the same moment', async () => {
    const [first, second, third] = await Promise.all([opening(), opening(), opening()])
    await putSetting(first.db, 'content', 'own')
    expect(await getSetting(second.db, 'content')).toBe('own')
    expect(await getSetting(third.db, 'content')).toBe('own')
    expect(readdirSync(place.DATA_DIR).filter((name) => name.startsWith('owner.'))).toHaveLength(1)
  })

  test('is there for the others when the one who started it closes', async () => {
    const first = await openDatabase(place)
    const second = await opening()
    await putSetting(first.db, 'content', 'sample')
    await first.close()
    expect(await getSetting(second.db, 'content')).toBe('sample')
  })

  test('ends when nobody uses it any more', async () => {
    const only = await openDatabase(place)
    const server = ownerOf(place.DATA_DIR)
    expect(isRunning(server)).toBe(true)
    await only.close()
    await until(() => !isRunning(server), 5_000)
    expect(existsSync(socketPath(place.DATA_DIR))).toBe(false)
  })

  test('comes back with what was written after kill -9, within five seconds', async () => {
    const opened = await opening()
    await putSetting(opened.db, 'content', 'acknowledged')
    process.kill(ownerOf(place.DATA_DIR), 'SIGKILL')
    await until(() => answers(opened), 5_000)
    expect(await getSetting(opened.db, 'content')).toBe('acknowledged')
  })

  test('ends with the program that started it, also on kill -9, and rolls back what that was doing', async () => {
    const program = fork('testing/provider/hold-database.mts', [place.DATA_DIR], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    await once(program, 'message')
    const server = ownerOf(place.DATA_DIR)
    program.kill('SIGKILL')
    await until(() => !isRunning(server), 5_000)

    const { pool } = await opening()
    expect((await pool.query(`select * from settings where key = 'held'`)).rows).toEqual([])
  })

  test('keeps the parts of a large query together when others ask meanwhile', async () => {
    const [large, small] = [await opening(), await opening()]
    const text = 'x'.repeat(1_000_000)
    const asked = Array.from({ length: 60 }, async (_, n) => {
      if (n % 3 === 0)
        return (await large.pool.query('select length($1) + $2::int as n', [text, n])).rows[0].n - text.length
      if (n % 3 === 1) return (await small.pool.query('select $1::int as n', [n])).rows[0].n
      return small.pool.query('select 1 / $1::int', [0]).catch((error) => (error.code === '22012' ? n : error))
    })
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 60 }, (_, n) => n))
  })

  test('a transaction keeps others waiting, and sees nothing of them', async () => {
    const [one, other] = [await opening(), await opening()]
    const seen: string[] = []
    await Promise.all([
      one.db.transaction(async (tx) => {
        await putSetting(tx, 'content', 'first')
        await new Promise((resolve) => setTimeout(resolve, 200))
        seen.push((await getSetting(tx, 'content')) ?? '')
      }),
      (async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        await putSetting(other.db, 'content', 'second')
        seen.push((await getSetting(other.db, 'content')) ?? '')
      })(),
    ])
    expect(seen).toEqual(['first', 'second'])
  })

  test('starts after a first start that was killed half-way', async () => {
    const half = embeddedPlace()
    mkdirSync(path.join(half.place.DATA_DIR, 'postgres.new', 'base'), { recursive: true })
    const opened = connectDatabase(half.place)
    expect(await answers(opened)).toBe(true)
    await opened.close()
    await half.remove()
  })

  test('opens in a folder whose path is too long for a socket', async () => {
    const long = embeddedPlace()
    const DATA_DIR = path.join(long.place.DATA_DIR, 'deep'.repeat(40))
    cpSync(place.DATA_DIR, DATA_DIR, { recursive: true })
    const opened = await openDatabase({ DATA_DIR })
    expect(await answers(opened)).toBe(true)
    await opened.close()
    await long.remove()
  })

  test('says in one sentence that its folder cannot be used', async () => {
    await expect(openDatabase({ DATA_DIR: '/dev/null/data' })).rejects.toThrow(
      /^The embedded database in \/dev\/null\/data did not start: .*ENOTDIR/,
    )
  })
})

test('a PostgreSQL that is not there is an error, soon', async () => {
  const opened = connectDatabase({ DATABASE_URL: 'postgresql://127.0.0.1:1/nothing', DATA_DIR: '' })
  expect(await answers(opened)).toBe(false)
  await opened.close()
})
