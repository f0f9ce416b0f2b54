import type { ClassRange } from '@/lib/contract/class-range'
import { streamId, typeId, typeOfStream } from './stream'

export type Classification = { typeId: number; typeIds: number[]; streamIds: number[] }

const DEGREE_COLLEGE =
  /\b(?:first grade|degree) college|\b(?:arts|commerce|science)\b.*\bcollege\b|college.*\b(?:arts|commerce|science)\b/i
const UNIVERSITY = /university/i
const AFFILIATED = /college|institute of|school of|department of|polytechnic/i

function unique(ids: number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

function namedStreams(name: string): number[] {
  const of = (pattern: RegExp, slug: string) => (pattern.test(name) ? [streamId('degree', slug)] : [])
  return [
    ...of(/\barts\b/i, 'arts'),
    ...of(/\bscience\b(?!s)(?! and (?:technology|management))/i, 'science'),
    ...of(/\bcommerce\b/i, 'commerce'),
    ...of(/social work/i, 'social-work'),
  ]
}

/**
 * Types and streams of a college from its name, its owner and the streams of its courses. Its own
 * type is the best single one: what the name says it is (university, polytechnic, degree college),
 * else engineering where it is taught, else the type of most courses. `null` when nothing tells.
 */
export function classifyCollege(
  name: string,
  ownership: string | null,
  courseStreams: readonly (number | null)[],
): Classification | null {
  const taught = courseStreams.filter((id) => id !== null)
  const counts = new Map<number, number>()
  for (const id of taught) counts.set(typeOfStream(id), (counts.get(typeOfStream(id)) ?? 0) + 1)
  const most = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? null

  const isUniversity = UNIVERSITY.test(ownership ?? '') && !AFFILIATED.test(name)
  const isEngineering = counts.has(typeId('engineering'))
  const isDegree = DEGREE_COLLEGE.test(name) && !isEngineering && !counts.has(typeId('polytechnic'))
  let own = most
  if (isUniversity) own = typeId('university')
  else if (/polytechnic/i.test(name)) own = typeId('polytechnic')
  else if (isEngineering) own = typeId('engineering')
  else if (isDegree) own = typeId('degree')
  if (own === null) return null

  const streamIds = [...taught]
  if (own === typeId('university')) streamIds.push(streamId('university', 'multi-disciplinary'))
  if (own === typeId('degree')) streamIds.push(...namedStreams(name))
  return { typeId: own, typeIds: unique([own, ...streamIds.map(typeOfStream)]), streamIds: unique(streamIds) }
}

/** The classes behind UDISE's school categories: which of 1 to 5, 6 to 8, 9 and 10, 11 and 12 are taught. */
const CATEGORIES: Record<string, string> = {
  1: 'l',
  2: 'lh',
  3: 'lhsp',
  4: 'h',
  5: 'hsp',
  6: 'lhs',
  7: 'hs',
  8: 's',
  10: 'sp',
  11: 'p',
}

/** The classes of each of those letters. */
const CLASSES: Record<string, readonly [from: number, to: number]> = { l: [1, 5], h: [6, 8], s: [9, 10], p: [11, 12] }

/**
 * The lowest and the highest class of a UDISE category, as the register defines it; `null`: no such category. It does
 * not say whether class 8 is taught at the primary school or at the high school.
 */
export function classesTaught(category: string): ClassRange | null {
  const bounds = [...(CATEGORIES[category] ?? '')].flatMap((letter) => CLASSES[letter] ?? [])
  return bounds.length === 0 ? null : { from: Math.min(...bounds), to: Math.max(...bounds) }
}

/** Types and streams of a school by its UDISE category; with classes 11 and 12 it is a PU college. `null`: no such category. */
export function classifySchool(category: string, name: string): Classification | null {
  const classes = CATEGORIES[category]
  if (classes === undefined) return null
  const streamIds: number[] = []
  if (classes.includes('l')) streamIds.push(streamId('school', 'lower-primary'))
  if (classes.includes('h')) streamIds.push(streamId('school', 'higher-primary'))
  if (classes.includes('s')) streamIds.push(streamId('school', 'high-school'))
  const isPu = classes.includes('p')
  if (isPu) {
    const named = (['science', 'commerce', 'arts'] as const).filter((slug) =>
      new RegExp(`\\b${slug}\\b`, 'i').test(name),
    )
    streamIds.push(...named.map((slug) => streamId('pu-college', slug)), streamId('pu-college', 'general'))
  }
  const own = typeId(isPu ? 'pu-college' : 'school')
  return { typeId: own, typeIds: unique([own, ...streamIds.map(typeOfStream)]), streamIds: unique(streamIds) }
}
