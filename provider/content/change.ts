import { z } from '@hono/zod-openapi'
import { checkSection, refuse, suggestion } from '@/provider/content/check'
import { keysOf, type Path, placeName, schemaAt } from '@/provider/content/schema-path'
import { CMS, isSectionName, SECTION_NAMES, type SectionName } from '@/lib/contract/content/sections'
import { type Content, SECTIONS } from '@/provider/content/sections'
import type { Language } from '@/lib/contract/language'
import { publishSection } from '@/provider/content/publish'
import { changeContent, getContent } from '@/provider/content/store/content'
import { TERMINAL } from '@/provider/desk/store/audit'
import type { Database } from '@/provider/platform/database'

/** Replaces the sections given, as a whole. @returns those that are others now */
export function importContent(db: Database, content: Partial<Content>): Promise<SectionName[]> {
  return changeContent(db, async (tx) => {
    const changed: SectionName[] = []
    for (const section of SECTION_NAMES) {
      const fields = content[section]
      if (fields !== undefined && (await publishSection(tx, section, fields, TERMINAL, new Date())))
        changed.push(section)
    }
    return changed
  })
}

/** All of the content in the order of its schemas, as `importContent` takes it. */
export async function exportContent(db: Database): Promise<Partial<Content>> {
  const stored = await getContent(db, SECTION_NAMES)
  const ordered = SECTION_NAMES.flatMap((section) => {
    const fields = stored[section]
    if (fields === undefined) return []
    const checked = checkSection(section, fields)
    return [[section, 'fields' in checked ? checked.fields : fields]]
  })
  return Object.fromEntries(ordered)
}

/** One value: where it stands, and what it is to be. An empty one takes the key away. */
export type ContentEdit = { place: string; value: string; lang: Language | null }

/** The name of a section, or of the type of `GET /cms` that begins with it: `aboutus` is `about`. */
function sectionOf(name: string): SectionName {
  if (isSectionName(name)) return name
  const [, sections = {}] = Object.entries(CMS).find(([type]) => type === name) ?? []
  return (
    Object.keys(sections).find(isSectionName) ??
    refuse([`${name}: there is no such section${suggestion(name, SECTION_NAMES)}`])
  )
}

function readPlace(place: string): { section: SectionName; path: Path } {
  const [first = '', ...rest] = place.split('.')
  const section = sectionOf(first)
  if (rest.length === 0 || rest.includes(''))
    refuse([`${place}: expects SECTION.KEY, such as about.about_us_banner_title`])
  return { section, path: rest.map((step) => (/^[1-9]\d{0,3}$/.test(step) ? Number(step) - 1 : step)) }
}

/** The path to the string itself, which of a text is one of its languages. */
function leafOf(section: SectionName, path: Path, lang: Language | null): { path: Path; isNumber: boolean } {
  const name = placeName([section, ...path])
  const schema = schemaAt(SECTIONS[section], path)
  if (schema === null) {
    const holder = schemaAt(SECTIONS[section], path.slice(0, -1))
    const last = path.at(-1)
    const near = holder === null || typeof last !== 'string' ? '' : suggestion(last, keysOf(holder))
    return refuse([`${name}: there is no such key${near}`])
  }
  if (keysOf(schema).includes('en')) return { path: [...path, lang ?? 'en'], isNumber: false }
  if (schema instanceof z.ZodArray || schema instanceof z.ZodObject) {
    return refuse([`${name}: has values of its own; name one of them, or use export and import`])
  }
  if (lang !== null) return refuse([`${name}: has no languages; leave --lang out`])
  return { path, isNumber: schema instanceof z.ZodNumber }
}

type Branch = Record<string, unknown> | unknown[]

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null
}

function childOf(branch: Branch, step: string | number): unknown {
  if (Array.isArray(branch)) return typeof step === 'number' ? branch[step] : undefined
  return Object.hasOwn(branch, step) ? branch[step] : undefined
}

/** A copy with another value at a place; `undefined` takes it away, and what is empty then. */
function withValue(whole: unknown, path: Path, value: unknown, name: string): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const branch: Branch = isBranch(whole) ? whole : {}
  if (Array.isArray(branch)) {
    if (typeof step !== 'number' || step >= branch.length) return refuse([`${name}: there is no such entry`])
    return branch.map((entry, index) => (index === step ? withValue(entry, rest, value, name) : entry))
  }
  const child = withValue(childOf(branch, step), rest, value, name)
  const isGone = child === undefined || (isBranch(child) && Object.keys(child).length === 0)
  if (!isGone) return { ...branch, [step]: child }
  const others = { ...branch }
  delete others[step]
  return others
}

/**
 * Changes one value. @returns the section, and whether it is another one now
 * @throws ContentError, with nothing changed
 */
export function setContent(
  db: Database,
  { place, value, lang }: ContentEdit,
): Promise<{ section: SectionName; isChanged: boolean }> {
  const { section, path } = readPlace(place)
  const leaf = leafOf(section, path, lang)
  const trimmed = value.trim()
  const written = trimmed === '' ? undefined : leaf.isNumber ? Number(trimmed) : value
  return changeContent(db, async (tx) => {
    const stored = await getContent(tx, [section])
    const isList = SECTIONS[section] instanceof z.ZodArray
    const next = withValue(stored[section] ?? (isList ? [] : {}), leaf.path, written, placeName([section, ...path]))
    const checked = checkSection(section, next)
    if ('problems' in checked) return refuse(checked.problems)
    return { section, isChanged: await publishSection(tx, section, checked.fields, TERMINAL, new Date()) }
  })
}
