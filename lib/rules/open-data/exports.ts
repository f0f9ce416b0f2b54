import {
  COMPRESSED_MEDIA_TYPE,
  type Edition,
  EXPORT_MEDIA_TYPES,
  type ExportFile,
  type ExportKind,
  EXPORTS,
} from '@/lib/contract/open-data'

/** Where the files of open data stand. */
const EXPORT_FOLDER = '/exports/'
/** What the website itself makes of what the provider tells of its files. */
export const CHECKSUMS = 'SHA256SUMS'
export const CATALOGUE = 'catalogue.jsonld'
const DICTIONARY = '-metadata.json'

export const exportHref = (name: string) => EXPORT_FOLDER + name

/** The address under which the newest file of a kind always is; it leads to the dated one. */
export const newestName = (kind: ExportKind, isCompressed: boolean) => (isCompressed ? `${kind}.gz` : kind)

/** The description of a file's columns, where CSV on the Web looks for it. */
export const dictionaryName = ({ name }: Pick<ExportFile, 'name'>) => name + DICTIONARY

/** A file whose lines have columns. */
export const isTable = ({ kind, is_compressed }: ExportFile) => EXPORTS[kind].format === 'csv' && !is_compressed

export function mediaTypeOf({ kind, is_compressed }: ExportFile): string {
  return is_compressed ? COMPRESSED_MEDIA_TYPE : EXPORT_MEDIA_TYPES[EXPORTS[kind].format]
}

/** What an address under `EXPORT_FOLDER` means. */
export type Wanted =
  | { kind: 'file'; file: ExportFile }
  /** The newest one: where it is. */
  | { kind: 'moved'; name: string }
  | { kind: 'checksums' }
  | { kind: 'catalogue' }
  | { kind: 'dictionary'; file: ExportFile }

export function wantedExport(name: string, edition: Edition): Wanted | null {
  if (name === CHECKSUMS) return { kind: 'checksums' }
  if (name === CATALOGUE) return { kind: 'catalogue' }
  for (const file of edition.files) {
    if (file.name === name) return { kind: 'file', file }
    if (newestName(file.kind, file.is_compressed) === name) return { kind: 'moved', name: file.name }
    if (isTable(file) && dictionaryName(file) === name) return { kind: 'dictionary', file }
  }
  return null
}

/** As `sha256sum --check` reads it. */
export function checksums({ files }: Edition): string {
  return files.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('')
}

/** Whether the files are empty, because no list that tells of an institution may be given on. */
export function holdsNothing({ institutes, withheld }: Edition): boolean {
  return institutes === 0 && withheld !== null && withheld > 0
}
