import path from 'node:path'
import {
  type DeskImportBody,
  type ImportFlaw,
  type ImportKind,
  MAX_LIST_BYTES,
  MAX_LIST_WORDS,
} from '@/lib/contract/desk/import'
import { ImportError, NoNameColumn } from '@/provider/import/import-error'
import { listColumns } from '@/provider/import/read/list-columns'
import { openBytes } from '@/provider/import/read/open-file'
import { openList } from '@/provider/import/run-import'
import { sourceName } from '@/provider/import/sources/source-name'
import { CAN_BE_SAID } from '@/provider/sources/record-source'

const NO_MAP: ReadonlyMap<string, string> = new Map()
const TEXTS = ['source', 'title', 'licence', 'url', 'dated'] as const

/** The last part of a path of any system, without what no name shows. */
function bareName(name: string): string {
  const bare = path.posix.basename(name.replaceAll('\\', '/')).replace(/\p{C}/gu, '').trim()
  return bare.slice(-MAX_LIST_WORDS) || 'list'
}

/** What a file is, and its columns; or what is wrong with it. */
async function lookAt(name: string, bytes: Buffer, source: string | null) {
  if (bytes.length === 0) return 'needed'
  if (bytes.length > MAX_LIST_BYTES) return 'tooLarge'
  try {
    const file = openBytes(name, bytes)
    const columns = listColumns(file, NO_MAP)
    try {
      const { list } = await openList(file, { map: NO_MAP, source })
      return { kind: list.kind, columns }
    } catch (error) {
      // Somebody can say which column it is.
      if (error instanceof NoNameColumn) return { kind: 'own' as const, columns }
      throw error
    }
  } catch (error) {
    if (error instanceof ImportError) return 'unread'
    throw error
  }
}

/** What was uploaded, as it is kept; or what is wrong, by field. */
export async function readUpload(body: DeskImportBody) {
  const flaws = new Map<string, ImportFlaw>()
  const said = Object.fromEntries(TEXTS.map((name) => [name, body[name]?.trim() || null])) as Record<
    (typeof TEXTS)[number],
    string | null
  >
  for (const name of TEXTS) if ((said[name]?.length ?? 0) > MAX_LIST_WORDS) flaws.set(name, 'tooLong')
  for (const name of ['licence', 'url', 'dated'] as const) {
    const value = said[name]
    if (value !== null && !CAN_BE_SAID[name](value) && !flaws.has(name)) flaws.set(name, 'unread')
  }
  const fileName = bareName(body.file_name)
  const content = Buffer.from(body.file, 'base64')
  const found = await lookAt(fileName, content, said.source)
  if (typeof found === 'string') flaws.set('file', found)
  else if (body.kind !== 'any' && body.kind !== found.kind) flaws.set('kind', 'otherKind')
  if (typeof found === 'string' || flaws.size > 0) return { flaws }
  const kind: ImportKind = found.kind
  const source = kind === 'own' ? sourceName(said.source, fileName) : null
  return { flaws: null, upload: { ...said, source, fileName, content, kind, area: body.area, columns: found.columns } }
}
