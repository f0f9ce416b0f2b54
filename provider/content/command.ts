import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type CacheTag, cacheTags } from '@/lib/contract/cache-tags'
import type { SectionName } from '@/lib/contract/content/sections'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import { exportContent, importContent, setContent } from '@/provider/content/change'
import { checkContent } from '@/provider/content/check'
import { notUnderstood } from '@/provider/command/command-error'
import { ContentError } from '@/provider/content/content-error'
import { typesOf } from '@/provider/content/sections'
import type { Database } from '@/provider/platform/database'
import { errorCode } from '@/provider/platform/error-code'

export const USAGE = `npm run content -- export [FILE] | import FILE | set SECTION.KEY VALUE [--lang kn]

  export  writes all texts and pictures of the pages as JSON, to FILE or to the terminal
  import  takes the sections that stand in FILE, each as a whole; others stay ("-" reads the terminal)
  set     changes one value; an empty VALUE takes it away

  VALUE   in quotation marks; --file FILE takes it from a file, as a policy
  --lang  ${LANGUAGES.join(' or ')}; without it ${DEFAULT_LANGUAGE}

  npm run content -- set about.about_us_banner_title "About us"
  npm run content -- set about.about_us_banner_title "ನಮ್ಮ ಬಗ್ಗೆ" --lang kn
  npm run content -- set founders.2.image_url /media/drawn/avatar/12-264.webp

docs/content.md lists the sections and what each key is for.`

const MAX_FILE = 10_000_000

export type ContentCommand =
  | { action: 'help' }
  | { action: 'export'; file: string | null }
  | { action: 'import'; file: string }
  | { action: 'set'; place: string; value: string | { file: string }; lang: Language | null }

function readLanguage(given: string | undefined): Language {
  const lang = LANGUAGES.find((language) => language === given)
  if (lang === undefined) throw new ContentError(`--lang takes ${LANGUAGES.join(' or ')}.\n\n${USAGE}`)
  return lang
}

function readSet(args: readonly string[]): ContentCommand {
  const rest: string[] = []
  let lang: Language | null = null
  let file: string | null = null
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    if (word === '--lang') lang = readLanguage(args[(at += 1)])
    else if (word === '--file') file = args[(at += 1)] ?? ''
    else rest.push(word)
  }
  const [place, value, ...tooMany] = rest
  if (place === undefined) throw new ContentError(`Which key?\n\n${USAGE}`)
  if ((value === undefined) === (file === null))
    throw new ContentError(`set takes one VALUE, or --file FILE.\n\n${USAGE}`)
  if (tooMany.length > 0) throw new ContentError(`A VALUE of several words stands in quotation marks.\n\n${USAGE}`)
  return { action: 'set', place, value: file === null ? (value ?? '') : { file }, lang }
}

/** Reads the command line. @throws ContentError with what is wrong */
export function readContentCommand(args: readonly string[]): ContentCommand {
  const [action, ...rest] = args
  if (action === '--help' || action === '-h') return { action: 'help' }
  if (action === 'set') return readSet(rest)
  const [file, ...more] = rest
  if (more.length === 0 && action === 'export') return { action, file: file ?? null }
  if (more.length === 0 && action === 'import' && file !== undefined) return { action, file }
  throw new ContentError(notUnderstood(more[0] ?? action, USAGE))
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
}

function cannot(what: string, file: string, error: unknown): ContentError {
  const code = errorCode(error) ?? ''
  return new ContentError(`${file} cannot be ${what}: ${REASONS[code] ?? code}.`)
}

async function readText(file: string): Promise<string> {
  const bytes = await (file === '-' ? buffer(process.stdin) : readFile(file)).catch((error: unknown) => {
    throw cannot('read', file, error)
  })
  if (bytes.byteLength > MAX_FILE) throw new ContentError(`${file} is larger than ${MAX_FILE / 1e6} MB.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ContentError(`${file} is not UTF-8.`)
  }
}

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContentError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** What a command did: lines for the terminal, and the cache tags of what is another one now. */
export type ContentOutcome = { lines: string[]; tags: CacheTag[] }

function outcome(changed: readonly SectionName[]): ContentOutcome {
  const types = new Set(changed.flatMap(typesOf))
  const line = changed.length === 0 ? 'All of it stands there already.' : `Changed: ${changed.join(', ')}.`
  return { lines: [line], tags: [...types].map(cacheTags.content) }
}

/** Does what the command says. @throws ContentError, with nothing changed */
export async function runContentCommand(
  db: Database,
  command: Exclude<ContentCommand, { action: 'help' }>,
): Promise<ContentOutcome> {
  if (command.action === 'export') {
    const json = `${JSON.stringify(await exportContent(db), null, 2)}\n`
    const { file } = command
    if (file === null) return { lines: [json.trimEnd()], tags: [] }
    await writeFile(file, json).catch((error: unknown) => {
      throw cannot('written', file, error)
    })
    return { lines: [`Written to ${file}.`], tags: [] }
  }
  if (command.action === 'import') {
    const given = readJson(await readText(command.file), command.file)
    return outcome(await importContent(db, checkContent(given)))
  }
  const { place, value, lang } = command
  const words = typeof value === 'string' ? value : await readText(value.file)
  const { section, isChanged } = await setContent(db, { place, value: words, lang })
  return outcome(isChanged ? [section] : [])
}
