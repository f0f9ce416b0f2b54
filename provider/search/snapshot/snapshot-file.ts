import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { DirectoryIndex } from '@/provider/search/directory-index'
import { readArchive } from './read-archive'
import { writeArchive } from './write-archive'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
/** What may decide how an institution is read into the index; more than does, so that nothing can be forgotten. */
const FOLDERS = ['provider', 'lib']

/** A digest of our own code: an index that another code made is not taken for one of ours. */
function sourceVersion(): string {
  const hash = createHash('sha256')
  for (const folder of FOLDERS) {
    const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts')).sort())
      hash.update(name).update(readFileSync(join(ROOT, folder, name)))
  }
  return hash.digest('hex')
}

/** A smaller directory is read within seconds. */
const WORTH_KEEPING = 20_000

/** The index as a file, so that a start need not read and sort the whole directory (docs/search.md, "A start"). */
export class SnapshotFile {
  private readonly file: string
  private readonly version = sourceVersion()

  constructor(
    private readonly folder: string,
    private readonly log: Pick<Logger, 'info' | 'warn'>,
    private readonly worthKeeping = WORTH_KEEPING,
  ) {
    this.file = join(folder, 'search-index')
  }

  /** The index as it was kept; `null` where there is none that can be had. */
  read(): DirectoryIndex | null {
    const index = new DirectoryIndex()
    try {
      readArchive(this.file, this.version, index)
      return index
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isMissing) this.log.info({ reason: String(error) }, 'the kept search index is not taken: all is read')
      return null
    }
  }

  /** Keeps an index that nobody changes meanwhile. A disk that is full costs the next start its time, and nothing else. */
  async write(index: DirectoryIndex): Promise<void> {
    if (index.size < this.worthKeeping) return
    try {
      await mkdir(this.folder, { recursive: true })
      await writeArchive(this.file, this.version, index)
    } catch (error) {
      this.log.warn({ error: String(error) }, 'the search index could not be kept for the next start')
    }
  }
}
