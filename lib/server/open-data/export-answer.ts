import 'server-only'
import { LANGUAGES } from '@/lib/contract/language'
import type { OpenData } from '@/lib/contract/open-data'
import { getMessages } from '@/lib/messages/catalogue'
import { type CatalogueSource, csvDictionary, dcatCatalogue } from '@/lib/rules/open-data/catalogue'
import { holdsNothing, CHECKSUMS, CATALOGUE, checksums, exportHref, wantedExport } from '@/lib/rules/open-data/exports'
import { getEnvironment } from '@/lib/server/env'
import { surviveOutage } from '@/lib/server/provider/outage'
import { findOpenData } from '@/lib/server/reads/open-data'
import { readSources } from '@/lib/server/reads/sources'
import { openHeaders, passFile, refused } from './pass-file'

const NONE = 'There is no such file.'
const LATER = 'The files are being made. Please try again shortly.'

/** A file of open data by its name, the newest of a kind, or what describes them. */
export async function answerExport(name: string, request: Request): Promise<Response> {
  const openData = await surviveOutage(findOpenData, { fallback: 'away' })
  if (openData === 'away') return refused(503, LATER)
  if (openData === null) return refused(404, NONE)
  const { edition } = openData
  if (edition === null) return refused(503, LATER)
  const wanted = wantedExport(name, edition)
  // It may be a file of the edition before, which a download goes on with.
  if (wanted === null) return /^karnataka-/.test(name) ? passFile(name, request) : refused(404, NONE)
  if (wanted.kind === 'file') return passFile(wanted.file.name, request)
  if (wanted.kind === 'moved') {
    const headers = {
      location: exportHref(wanted.name),
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    }
    return new Response(null, { status: 307, headers })
  }
  if (wanted.kind === 'checksums') return text(CHECKSUMS, checksums(edition), 'text/plain; charset=utf-8')
  const source = await catalogueSource(openData)
  if (source === null) return refused(503, LATER)
  if (wanted.kind === 'catalogue') return text(CATALOGUE, json(dcatCatalogue(source)), 'application/ld+json')
  const dictionary = csvDictionary(wanted.file, source, getMessages('en').openData.columns)
  return text(name, json(dictionary), 'application/csvm+json')
}

/** What describes the files; `null` while there are none. */
export async function catalogueSource(openData: OpenData): Promise<CatalogueSource | null> {
  if (openData.edition === null) return null
  const read = await readSources()
  const isClosed = holdsNothing(openData.edition)
  const words = LANGUAGES.map((language) => {
    const { openData: text, layout } = getMessages(language)
    const description = isClosed ? text.descriptionClosed : text.description
    return [language, { title: text.datasetTitle, description, publisher: layout.brand }] as const
  })
  return {
    siteUrl: getEnvironment().siteUrl,
    openData,
    edition: openData.edition,
    sources: read === 'failed' ? [] : (read ?? []),
    // fromEntries forgets that each language is there.
    words: Object.fromEntries(words) as CatalogueSource['words'],
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function text(name: string, body: string, type: string): Response {
  return new Response(body, {
    headers: { ...openHeaders(name), 'content-disposition': 'inline', 'content-type': type },
  })
}
