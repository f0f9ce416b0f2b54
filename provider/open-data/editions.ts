import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { indianDay } from '@/lib/contract/indian-day'
import type { LicenceName } from '@/lib/contract/licence'
import { EDITION_LIMITS } from '@/lib/contract/open-data'
import type { Database } from '@/provider/platform/database'
import type { BulkReads } from '@/provider/platform/replica'
import { makeEdition } from './make-edition'
import { type Manifest, readManifests } from './manifest'
import { readRights, type Rights } from './rights'
import { contentMark } from './store'

/** Counts up when what may be given on, or how it is written, changes: older files then go out no more. */
const RULES = 1
/** So long whoever asks waits for the first files, before they are told to come again. */
const PATIENCE_MS = 2_000
/** So long nobody's asking begins another try: each reads the whole directory, and a disk that is full stays so a while. */
const PAUSE_AFTER_FAILURE_MS = 60_000

type Settings = {
  /** Where the files stand. */
  folder: string
  /** Of what is from no list; `null`: it is not given on. */
  licence: LicenceName | null
  siteUrl: URL
  log: Logger
  now?: () => Date
  /** Where the directory is read from; the database that is given, unless set. */
  bulk?: () => BulkReads | null
}

export type FoundFile = { path: string; file: Manifest['files'][number]; madeAt: Date }

function rightsMark({ own, lists }: Rights, siteUrl: URL): string {
  const said = JSON.stringify([RULES, siteUrl.href, own, [...lists]])
  return createHash('sha256').update(said).digest('base64url')
}

/** The files of open data on the disk, made anew when somebody asks after the directory has changed. */
export class Editions {
  #known: Promise<Manifest[]> | undefined
  #making: Promise<void> | null = null
  #failedAt = -Infinity

  constructor(private readonly settings: Settings) {}

  get licence(): LicenceName | null {
    return this.settings.licence
  }

  /** The newest files that may go out; `null` while there are none. What is new since then is being made. */
  async newest(db: Database): Promise<Manifest | null> {
    const rights = await readRights(db, this.settings.licence)
    const marks = { rights: rightsMark(rights, this.settings.siteUrl), content: await contentMark(db) }
    const [newest] = await this.#allowed(marks.rights)
    const age = newest === undefined ? Infinity : this.#now().getTime() - Date.parse(newest.made_at)
    if (
      newest === undefined ||
      (newest.marks.content !== marks.content && age >= EDITION_LIMITS.renewedAfterS * 1000)
    ) {
      if (this.#now().getTime() - this.#failedAt >= PAUSE_AFTER_FAILURE_MS)
        this.#making ??= this.#make(db, rights, marks).finally(() => (this.#making = null))
      if (newest === undefined) await Promise.race([this.#making, wait(PATIENCE_MS, undefined, { ref: false })])
    }
    return (await this.#allowed(marks.rights))[0] ?? null
  }

  /** A file of an edition that may go out. */
  async find(db: Database, name: string): Promise<FoundFile | null> {
    const rights = await readRights(db, this.settings.licence)
    for (const edition of await this.#allowed(rightsMark(rights, this.settings.siteUrl))) {
      const file = edition.files.find((each) => each.name === name)
      if (file !== undefined) {
        return { path: path.join(this.settings.folder, edition.name, name), file, madeAt: new Date(edition.made_at) }
      }
    }
    return null
  }

  /** Until nothing is being made. */
  async settled(): Promise<void> {
    await this.#making
  }

  #now(): Date {
    return this.settings.now?.() ?? new Date()
  }

  async #allowed(rights: string): Promise<Manifest[]> {
    this.#known ??= readManifests(this.settings.folder)
    return (await this.#known).filter(({ marks }) => marks.rights === rights)
  }

  async #make(db: Database, rights: Rights, marks: Manifest['marks']): Promise<void> {
    const { folder, siteUrl, log } = this.settings
    try {
      const known = await readManifests(folder)
      const name = nameAfter(indianDay(this.#now()), known)
      const bulk = this.settings.bulk?.() ?? { read: (work) => work(db) }
      const now = this.#now()
      const made = await bulk.read((from) => makeEdition({ db: from, rights, siteUrl, folder, name, marks, now }))
      const all = [made, ...known]
      // One of other rights serves nobody any more.
      const kept = all.filter((each) => each.marks.rights === marks.rights).slice(0, EDITION_LIMITS.kept)
      this.#known = Promise.resolve(kept)
      for (const old of all.filter((each) => !kept.includes(each))) {
        await rm(path.join(folder, old.name), { recursive: true, force: true })
      }
      log.info({ edition: name, institutes: made.institutes, withheld: made.withheld }, 'open data: files were made')
    } catch (error) {
      this.#failedAt = this.#now().getTime()
      log.error({ error: error instanceof Error ? error.message : String(error) }, 'open data: no files were made')
    }
  }
}

function nameAfter(day: string, known: readonly Manifest[]): string {
  const taken = new Set(known.map(({ name }) => name))
  let number = 1
  const name = () => (number === 1 ? day : `${day}.${number}`)
  while (taken.has(name())) number += 1
  return name()
}
