import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '@/provider/open-database'
import type { DatabasePlace, OpenDatabase } from '@/provider/platform/database'
import { startCluster } from '@/testing/provider/postgres-cluster'

export const DATABASE_KINDS = ['PostgreSQL', 'embedded'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]

/** A database of its own: `empty` is another one beside it that nothing was imported into. */
export type ScratchDatabase = OpenDatabase & {
  kind: DatabaseKind
  place: DatabasePlace
  empty: DatabasePlace
}

async function withCluster<Result>(work: (scratch: ScratchDatabase) => Promise<Result>, folder: string) {
  const cluster = await startCluster()
  try {
    const client = new pg.Client({ connectionString: cluster.url('postgres') })
    await client.connect()
    for (const name of ['measured', 'unfilled']) await client.query(`create database ${name}`)
    await client.end()
    const place = { DATABASE_URL: cluster.url('measured'), DATA_DIR: folder }
    const empty = { DATABASE_URL: cluster.url('unfilled'), DATA_DIR: folder }
    const opened = await openDatabase(place)
    try {
      return await work({ ...opened, kind: 'PostgreSQL', place, empty })
    } finally {
      await opened.close()
    }
  } finally {
    await cluster.stop()
  }
}

async function withEmbedded<Result>(work: (scratch: ScratchDatabase) => Promise<Result>, folder: string) {
  const place = { DATA_DIR: path.join(folder, 'measured') }
  const empty = { DATA_DIR: path.join(folder, 'unfilled') }
  const opened = await openDatabase(place)
  try {
    return await work({ ...opened, kind: 'embedded', place, empty })
  } finally {
    await opened.close()
  }
}

/** Gives a fresh database of one kind and takes it away again, whatever happens. */
export async function withScratchDatabase<Result>(
  kind: DatabaseKind,
  work: (scratch: ScratchDatabase) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-figures-'))
  try {
    return await (kind === 'PostgreSQL' ? withCluster(work, folder) : withEmbedded(work, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
