import { execFile, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise'
import { ensureTool } from '@/scripts/test-tools'
import { BEST, type Alternative, type SearchRow } from './alternative'

/** How long it may take until it listens. */
const START_MS = 60_000

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Its three letters at each place, with the ends marked: what is left of a word that is mistyped. */
function gramsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const marked = `_${word}_`
    return Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3))
  })
}

function* linesOf(rows: readonly SearchRow[]): Generator<string> {
  for (const { id, name, place } of rows) {
    const cells = [id, name, place, gramsOf(name).join(' ')]
    yield `${cells.map((cell) => String(cell).replaceAll(/\s+/g, ' ')).join('\t')}\n`
  }
}

const configuration = (folder: string) => `source institutes
{
  type = tsvpipe
  tsvpipe_command = cat ${folder}/rows.tsv
  tsvpipe_field = name
  tsvpipe_field = place
  tsvpipe_field = grams
}
index institutes
{
  source = institutes
  path = ${folder}/index
  min_prefix_len = 3
  charset_table = 0..9, A..Z->a..z, a..z, _
}
indexer
{
  mem_limit = 1024M
}
searchd
{
  listen = ${folder}/socket:mysql41
  log = ${folder}/log
  pid_file = ${folder}/pid
  binlog_path =
  workers = threads
}
`

/** Half of the query's threes of letters must be there; whole words and their beginnings come first. */
function matchOf(query: string): string | null {
  const words = wordsOf(query)
  if (words.length === 0) return null
  const grams = [...new Set(gramsOf(query))].join(' ')
  const wanted = words.map((word) => (word.length > 2 ? `${word} | ${word}*` : word)).join(' | ')
  return `(@grams "${grams}"/0.5) MAYBE (@(name,place) ${wanted})`
}

async function connect(socketPath: string): Promise<Connection> {
  const until = Date.now() + START_MS
  for (;;)
    try {
      return await createConnection({ socketPath })
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(50)
    }
}

/**
 * An engine of its own: Sphinx Search 2.2, the one that Manticore Search was made from, in a process of its own and asked
 * over a socket by SphinxQL. It knows no mistakes of typing; three letters at each place are its manual's way to them.
 * Of Debian's `sphinxsearch`.
 */
export function sphinx(rows: () => Promise<readonly SearchRow[]>): Alternative & { stop: () => Promise<void> } {
  let folder: string | null = null
  let server: ReturnType<typeof spawn> | null = null
  let connection: Connection | null = null

  async function stop() {
    await connection?.end()
    server?.kill('SIGKILL')
    if (folder !== null) await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    folder = server = connection = null
  }

  return {
    name: 'Sphinx',
    prepare: async () => {
      ensureTool('searchd', 'sphinxsearch')
      await stop()
      folder = await mkdtemp(path.join(tmpdir(), 'sphinx-'))
      await pipeline(Readable.from(linesOf(await rows())), createWriteStream(path.join(folder, 'rows.tsv')))
      const config = path.join(folder, 'sphinx.conf')
      await writeFile(config, configuration(folder))
      await promisify(execFile)('indexer', ['--config', config, '--all', '--quiet'])
      server = spawn('searchd', ['--config', config, '--nodetach'], { stdio: 'ignore' })
      connection = await connect(path.join(folder, 'socket'))
    },
    search: async (query) => {
      const match = matchOf(query)
      if (match === null || connection === null) return []
      const [ids] = await connection.query<RowDataPacket[]>(
        `select id from institutes where match(?) limit ${BEST} option ranker = sph04`,
        [match],
      )
      return ids.map(({ id }) => Number(id))
    },
    size: async () => {
      if (folder === null) return 0
      const names = (await readdir(folder)).filter((name) => name.startsWith('index'))
      const sizes = await Promise.all(names.map((name) => stat(path.join(folder ?? '', name))))
      return sizes.reduce((sum, { size }) => sum + size, 0)
    },
    stop,
  }
}
