import path from 'node:path'
import { DESK_SOURCE } from '@/provider/sources/desk-source'

/** Names that would mix an operator's list up with the public ones, or with what editors say at the desk. */
const TAKEN = new Set(['aicte', 'udise', DESK_SOURCE])

/** The name under which a list's records go: as asked for, else the file's name without its endings. */
export function sourceName(asked: string | null, file: string): string {
  const bare = (asked ?? path.basename(file).replace(/(?:\.[a-z0-9]{1,7})+$/i, ''))
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const name = bare === '' ? 'list' : bare
  return TAKEN.has(name) ? `list-${name}` : name
}
