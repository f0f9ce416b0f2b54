import { asc } from 'drizzle-orm'
import { type LicenceName, licenceToGiveOn } from '@/lib/contract/licence'
import type { Database } from '@/provider/platform/database'
import { sources } from '@/provider/sources/source-tables'

/** What may be given on: the lists by name, each with the licence under which it goes out. */
export type Rights = {
  /** The licence of what is from no list; `null`: the operator gives nothing of their own on. */
  own: LicenceName | null
  lists: ReadonlyMap<string, LicenceName>
}

/** As the operator said with `npm run import -- … --licence`; a list of which nobody said it is none of them. */
export async function readRights(db: Database, own: LicenceName | null): Promise<Rights> {
  const rows = await db
    .select({ name: sources.name, licence: sources.licence })
    .from(sources)
    .orderBy(asc(sources.name))
  const lists = rows.flatMap(({ name, licence }): [string, LicenceName][] => {
    const given = licenceToGiveOn(licence, own)
    return given === null ? [] : [[name, given]]
  })
  return { own, lists: new Map(lists) }
}
