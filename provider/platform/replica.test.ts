import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openDatabase } from '@/provider/open-database'
import type { Database, OpenDatabase } from '@/provider/platform/database'
import { Replica } from '@/provider/platform/replica'
import { liveDirectory } from '@/provider/search/live-directory'
import { type Cluster, startCluster, startReplica } from '@/testing/provider/postgres-cluster'
import { addInstitute } from '@/testing/provider/directory'

const LIMIT_MS = 120_000
const isReplica = async (db: Database) => {
  const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)
  return rows[0]?.is
}

const portOf = async (db: Database) => {
  const { rows } = await db.execute<{ port: number }>(sql`select inet_server_port() as port`)
  return rows[0]?.port
}

async function run(cluster: Cluster | undefined, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster?.url('postgres') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('reads of the whole directory', () => {
  const lines: string[] = []
  const log = {
    info: (line: unknown) => lines.push(String(line)),
    warn: (_: unknown, line?: string) => lines.push(line ?? ''),
  }
  let [primary, follower, stranger, itsReplica]: Cluster[] = []
  let opened: OpenDatabase
  const replicas: Replica[] = []
  const replicaOf = (cluster: Cluster | undefined) => {
    const replica = new Replica(cluster?.url('postgres') ?? '', opened.db, log)
    replicas.push(replica)
    return replica
  }

  beforeAll(async () => {
    primary = await startCluster()
    opened = await openDatabase({ DATABASE_URL: primary.url('postgres'), DATA_DIR: '' })
    ;[follower, stranger] = await Promise.all([startReplica(primary), startCluster()])
    itsReplica = await startReplica(stranger)
  }, LIMIT_MS)
  beforeEach(() => void lines.splice(0))
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.close()))
    await opened.close()
    await Promise.all([follower, itsReplica].map((cluster) => cluster?.stop()))
    await Promise.all([primary, stranger].map((cluster) => cluster?.stop()))
  }, LIMIT_MS)

  test('go to the replica, which then has all that was written before', async () => {
    const replica = replicaOf(follower)
    const id = await addInstitute(opened.db, { name: 'Replica College' })
    const found = await replica.read(async (db) => [
      await isReplica(db),
      (await db.execute(sql`select 1 from institutes where id = ${id}`)).rows.length,
    ])
    expect(found).toEqual([true, 1])
    expect(lines).toEqual([])
  })

  test('fill the directory in memory, and what changes in the meantime is followed', async () => {
    const replica = replicaOf(follower)
    const directory = liveDirectory(opened.db)
    const read: (boolean | undefined)[] = []
    directory.bulk = {
      read: (work) =>
        replica.read(async (db) => {
          read.push(await isReplica(db))
          const result = await work(db)
          // After the replica was read, and before the directory counts as read.
          await addInstitute(opened.db, { name: 'Meanwhile College' })
          return result
        }),
    }
    const total = async (search: string) => (await directory.search()).list({ search, page: 1, limit: 10 }).total
    expect(await total('replica')).toBe(1)
    expect(await total('meanwhile')).toBe(1)
    expect(read).toEqual([true])
  })

  test(
    'go to the primary while the replica is away, with a line for it and one for its return',
    async () => {
      const replica = replicaOf(follower)
      await follower?.kill()
      expect(await replica.read(isReplica)).toBe(false)
      expect(await replica.read(isReplica)).toBe(false)
      expect(lines).toEqual(['the replica cannot be asked; the primary is'])
      await follower?.start()
      expect(await replica.read(isReplica)).toBe(true)
      expect(lines).toEqual(['the replica cannot be asked; the primary is', 'the replica is asked again'])
    },
    LIMIT_MS,
  )

  test('go to the primary while the replica is behind', async () => {
    const replica = replicaOf(follower)
    await replica.read((db) => db.execute(sql`select pg_wal_replay_pause()`))
    await addInstitute(opened.db, { name: 'Late College' })
    expect(await replica.read(isReplica)).toBe(false)
    await run(follower, 'select pg_wal_replay_resume()')
    expect(await replica.read(isReplica)).toBe(true)
  })

  test('never go to another database', async () => {
    expect(await replicaOf(primary).read(portOf)).toBe(primary?.port)
    // One that has written more, so that it alone is not behind.
    for (let written = 0; written < 8; written += 1) {
      await run(stranger, `create table written_${written} ()`)
      await run(stranger, 'select pg_switch_wal()')
    }
    expect(await replicaOf(itsReplica).read(portOf)).toBe(primary?.port)
    expect(lines).toEqual(Array(2).fill('the replica cannot be asked; the primary is'))
  })

  test('nor to a replica that was made the primary, also while it has all', async () => {
    const replica = replicaOf(follower)
    expect(await replica.read(portOf)).toBe(follower?.port)
    await run(follower, 'select pg_promote()')
    expect(await replica.read(portOf)).toBe(primary?.port)
  })
})
