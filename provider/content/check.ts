import type { z } from '@hono/zod-openapi'
import { isSectionName, SECTION_NAMES, type SectionName } from '@/lib/contract/content/sections'
import { ContentError } from '@/provider/content/content-error'
import { type Problem, problemOf } from '@/provider/content/problems'
import { keysOf, type Path, placeName, schemaAt } from '@/provider/content/schema-path'
import { type Content, SECTIONS } from '@/provider/content/sections'
import { editDistance } from '@/provider/search/edit-distance'

/** More would only hide the first ones. */
const MAX_LINES = 30
const NEAR = 3

/** `; did you mean …`, when one of the names is nearly the one given. */
export function suggestion(given: string, names: readonly string[]): string {
  const near = names
    .map((name) => ({ name, distance: editDistance(given, name, NEAR) }))
    .filter(({ distance }) => distance <= NEAR)
    .toSorted((a, b) => a.distance - b.distance)[0]
  return near === undefined ? '' : `; did you mean ${near.name}?`
}

function steps(path: readonly PropertyKey[]): Path {
  return path.map((step) => (typeof step === 'number' ? step : String(step)))
}

/** What is wrong with a section, by the place in it that an editor knows; a key that there is not counts to what holds it. */
export const problemsIn = (section: SectionName, given: unknown) => problemsBy(SECTIONS[section], given)

/** The same by a schema. */
export function problemsBy(schema: z.ZodType, given: unknown): (Problem & { path: string })[] {
  const parsed = schema.safeParse(given, { reportInput: true })
  return (parsed.error?.issues ?? []).map((issue) => {
    const isMissing = issue.code === 'invalid_type' && issue.input === undefined
    const problem: Problem = isMissing ? { code: 'missing', most: null } : problemOf(issue.message)
    return { path: placeName(steps(issue.path)), ...problem }
  })
}

function linesOf(section: SectionName, issue: z.core.$ZodIssue): string[] {
  const path = steps(issue.path)
  const name = placeName([section, ...path])
  if (issue.code === 'unrecognized_keys') {
    const holder = schemaAt(SECTIONS[section], path)
    const known = holder === null ? [] : keysOf(holder)
    return issue.keys.map((key) => `${name}.${key}: there is no such key${suggestion(key, known)}`)
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return [`${name}: ${isMissing ? 'is missing' : issue.message}`]
}

export type Checked<Name extends SectionName> = { fields: Content[Name] } | { problems: string[] }

/** Whether what is given may stand in a section; what is wrong names each key. */
export function checkSection<Name extends SectionName>(section: Name, given: unknown): Checked<Name> {
  const parsed = SECTIONS[section].safeParse(given, { reportInput: true })
  if (parsed.success) return { fields: parsed.data }
  return { problems: parsed.error.issues.flatMap((issue) => linesOf(section, issue)) }
}

/** @throws ContentError that says which problems there are */
export function refuse(problems: readonly string[]): never {
  const more = problems.length - MAX_LINES
  const lines = problems.slice(0, MAX_LINES).map((line) => `  ${line}`)
  throw new ContentError(['Nothing was changed:', ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n'))
}

/**
 * Sections as they stand in a file: an object by section.
 * @throws ContentError, with a line for each key that is not as it must be
 */
export function checkContent(given: unknown): Partial<Content> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    refuse([`expected an object by section: {"homepage": {…}, "about": {…}}`])
  }
  const problems: string[] = []
  const content: Partial<Record<SectionName, unknown>> = {}
  for (const [name, fields] of Object.entries(given)) {
    if (!isSectionName(name)) {
      problems.push(`${name}: there is no such section${suggestion(name, SECTION_NAMES)}`)
      continue
    }
    const checked = checkSection(name, fields)
    if ('problems' in checked) problems.push(...checked.problems)
    else content[name] = checked.fields
  }
  if (problems.length > 0) refuse(problems)
  if (Object.keys(content).length === 0) refuse(['there is no section in it'])
  // Each was checked by its own schema just now.
  return content as Partial<Content>
}
