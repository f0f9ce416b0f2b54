import { readFile } from 'node:fs/promises'
import { CommandError } from '@/provider/command/command-error'
import { readKea } from '@/provider/import/ranks/read-kea'
import { isPdf, openFile } from '@/provider/import/read/open-file'
import { errorCode } from '@/provider/platform/error-code'
import { readLayout, type LayoutRow } from './read-layout'

function layoutOf(path: string): LayoutRow[] {
  try {
    return readLayout(path)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new CommandError('pdftotext is needed for the second reading; install poppler-utils.')
  }
}

/** A list of KEA's as the import reads it, and once more. Throws a `CommandError` that says what was expected. */
export async function readBoth(path: string) {
  const file = await openFile(path)
  if (!isPdf(file.head))
    throw new CommandError(`${path}: expected KEA's list of cut-off ranks as a PDF document; found another file.`)
  const { lists, broken } = await readKea(path, new Uint8Array(await readFile(path)))
  return { path, ours: lists.flatMap(({ courses }) => courses), broken, theirs: layoutOf(path) }
}
