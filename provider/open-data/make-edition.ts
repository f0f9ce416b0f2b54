import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EXPORT_KINDS, type ExportKind, type OpenRecord } from '@/lib/contract/open-data'
import { HOUR_MS } from '@/lib/contract/time'
import type { Database } from '@/provider/platform/database'
import { FilePair } from './export-file'
import { formatsOf } from './formats'
import { MANIFEST, type Manifest, manifestSchema } from './manifest'
import type { Rights } from './rights'
import { listOpenRecords } from './store'

/** So long others have their turn after a batch, in parts of what it took: at most half of the time is this work's. */
const PAUSE_SHARE = 1
/** Nothing that is being made takes so long. */
const ABANDONED_MS = HOUR_MS

type Making = {
  db: Database
  rights: Rights
  siteUrl: URL
  /** Where editions stand, each in a folder of its name. */
  folder: string
  name: string
  /** What the files are made of (editions.ts). */
  marks: Manifest['marks']
  now: Date
}

const coursesOf = (records: readonly OpenRecord[]) => records.reduce((sum, { courses }) => sum + courses.length, 0)

/** The name of a file as it is saved. */
function datedName(kind: ExportKind, edition: string): string {
  const [table = '', format = ''] = kind.split('.')
  return `karnataka-${table}-${edition}.${format}`
}

/** Takes away what a provider that was killed has left half made. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.startsWith('.') && Date.now() - (await stat(path)).mtimeMs > ABANDONED_MS) {
      await rm(path, { recursive: true, force: true })
    }
  }
}

/**
 * Makes the files of an edition, a batch of institutions at a time: what it takes of memory does not grow with the
 * directory. Nobody sees them before all are whole.
 */
export async function makeEdition({ db, rights, siteUrl, folder, name, marks, now }: Making): Promise<Manifest> {
  const madeIn = join(folder, `.${name}-${randomUUID()}`)
  await mkdir(madeIn, { recursive: true })
  await removeAbandoned(folder)
  const formats = formatsOf(siteUrl)
  const files = EXPORT_KINDS.map((kind) => ({
    kind,
    format: formats[kind],
    pair: new FilePair(join(madeIn, datedName(kind, name))),
  }))
  try {
    const total = { institutes: 0, courses: 0, samples: 0, withheld: 0 }
    for (const { format, pair } of files) await pair.write(format.start)
    for await (const batch of listOpenRecords(db, rights)) {
      const began = performance.now()
      const records = batch.filter((record) => record.name !== null)
      for (const { format, pair } of files) await pair.write(format.lines(records, total.institutes === 0))
      total.institutes += records.length
      total.courses += coursesOf(records)
      total.samples += records.filter((record) => record.is_sample).length
      total.withheld += batch.length - records.length
      await wait((performance.now() - began) * PAUSE_SHARE)
    }
    const written = []
    for (const { kind, format, pair } of files) {
      await pair.write(format.end)
      const { plain, packed } = await pair.end()
      const dated = datedName(kind, name)
      written.push({ kind, name: dated, is_compressed: false, ...plain })
      written.push({ kind, name: `${dated}.gz`, is_compressed: true, ...packed })
    }
    const manifest = manifestSchema.parse({ name, made_at: now.toISOString(), ...total, files: written, marks })
    await writeFile(join(madeIn, MANIFEST), JSON.stringify(manifest))
    // What may stand there has no manifest, or another name would have been found.
    await rm(join(folder, name), { recursive: true, force: true })
    await rename(madeIn, join(folder, name))
    return manifest
  } catch (error) {
    for (const { pair } of files) pair.destroy()
    await rm(madeIn, { recursive: true, force: true })
    throw error
  }
}
