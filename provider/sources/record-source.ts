import type pg from 'pg'
import { day } from '@/lib/contract/date-time'
import { LICENCE_NAMES, type LicenceName } from '@/lib/contract/licence'
import { parseUrl } from '@/lib/contract/parse-url'

/** What an operator says of a list; `null`: nothing, and what was said of its last edition stays. */
export type SourceDescription = {
  title: string | null
  licence: LicenceName | null
  url: string | null
  /** `yyyy-mm-dd` */
  dated: string | null
}

/** Whether what an operator says can be shown to visitors. */
export const CAN_BE_SAID = {
  licence: (name: string): boolean => LICENCE_NAMES.some((each) => each === name),
  url: (address: string): boolean => /^https?:$/.test(parseUrl(address)?.protocol ?? ''),
  dated: (text: string): boolean => /^\d{4}-/.test(text) && day.parse(text) === text,
}

/** What is known of the public lists without being told; `attribution`: who compiled the file in which they are read. */
export const PUBLIC_LISTS: ReadonlyMap<string, { title: string; url: string; attribution?: string }> = new Map([
  [
    'aicte',
    {
      title: 'AICTE: approved institutions',
      url: 'https://www.aicte.gov.in/',
      attribution: 'indian-colleges-data, © Anbuselvan Annamalai, MIT License',
    },
  ],
  [
    'ranks:ugcet-engineering',
    { title: 'KEA: cut-off ranks, UGCET engineering', url: 'https://cetonline.karnataka.gov.in/kea/' },
  ],
  ['udise', { title: 'UDISE+: register of schools', url: 'https://udiseplus.gov.in/' }],
])

/** Notes that the list was read now, and what is said of it. */
export async function recordSource(pool: pg.Pool, name: string, said: Partial<SourceDescription> = {}): Promise<void> {
  const known = PUBLIC_LISTS.get(name)
  await pool.query(
    `insert into sources (name, title, licence, url, dated, read_at)
     values ($1, coalesce($2, $6), $3, coalesce($4, $7), $5, now())
     on conflict (name) do update set title = coalesce($2, sources.title), licence = coalesce($3, sources.licence),
       url = coalesce($4, sources.url), dated = coalesce($5, sources.dated), read_at = now()`,
    [
      name,
      said.title ?? null,
      said.licence ?? null,
      said.url ?? null,
      said.dated ?? null,
      known?.title ?? name,
      known?.url ?? null,
    ],
  )
}
