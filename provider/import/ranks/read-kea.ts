import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { examId } from '@/provider/closing-ranks/exams'
import { OtherFile } from '@/provider/import/import-error'
import { linesOf, placedPages, type Placed } from './placed-text'
import { RankTable, readHeading } from './rank-table'
import type { ListedCollege, RankFile, RankList, SaidOfList } from './rank-list'

/** KEA's lists of cut-off ranks, as it publishes them since 2025: a table for each college, 24 categories or more. */

const ROUND_WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const ROUND_ALONE = new RegExp(
  String.raw`^\s*(?:(?:${ROUND_WORDS.join('|')}|\d(?:st|nd|rd|th))\s+)?(?:round|session)[\s-]*(?:\d|[IV]+)?\s*$`,
  'i',
)
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI']
/** "E001 Name", and "(E001)Name" in some lists. */
const COLLEGE = /^College:\s*(?:\(([A-Z]{1,3}\d{1,4})\)\s*|([A-Z]{1,3}\d{1,4})\s+)(.+)$/s
const FOOTER = /^(?:Generated on\b|Page \d+ of \d+)/i
const GENERATED = /Generated on:?\s*(\d{2})-(\d{2})-(\d{4})/i

/** What comes behind a name: the line begins again with a number, or with a house's. */
const ADDRESS = /\s+(?=#|no\.? ?\d|sy\.? ?no|survey no|post box|p\.? ?b\.? ?no|\d+(?:st|nd|rd|th)?\b)/i
const CALLED = /college|institut|universi|school|academy|campus/i

/** A college as KEA writes it, name and address in one: the address is mostly in capitals, where the name is not. */
export function readCollege(text: string): ListedCollege | null {
  const [, enclosed = '', bare = '', said = ''] = COLLEGE.exec(text.replace(/\s+/g, ' ')) ?? []
  const code = enclosed + bare
  if (code === '') return null
  const words = said
    .replace(/\bGovt\.(?=\S)/, 'Govt. ')
    .trim()
    .split(' ')
  const lastSmall = words.findLastIndex((word) => /[a-z]|AUTONOMOUS\)/.test(word))
  const end = lastSmall === -1 ? words.length : lastSmall + 1
  const name = words.slice(0, end).join(' ')
  const behind = words.slice(end).join(' ')
  const [head = '', ...rest] = name.split(ADDRESS)
  const isCut = rest.length > 0 && CALLED.test(head)
  // "(Formerly" of which the rest was taken for an address.
  const own = (isCut ? head : name).replace(/\([^()]*$/, '')
  const address = `${name.slice(own.length)} ${behind}`.trim()
  return { code, name: own.replace(/[\s,]+$/, ''), address: address || null }
}

/** Its title may be broken over lines, before what it is for, too. */
const TITLE = /^.*\bcut\s*-?\s*off\s+ranks?\s+for\s+(.+)$/im
const EXAM = /\b([A-Z]+CET)\s*-?\s*(20\d\d)?\b/i

/**
 * What a list is for. What stands in brackets behind it may make it another list, which would take the place of the one without:
 * only the list's own round is left out. `null` for another bracket.
 */
function courseOf(said: string, round: number): string | null {
  const [, bare = said, aside] = /^(.*?)\s*\(([^()]*)\)?$/.exec(said) ?? []
  // Behind the exam without brackets it would be an exam of its own.
  if (/\b(?:round|session)\b/i.test(bare)) return null
  if (aside === undefined) return said
  return ROUND_ALONE.test(aside) && roundIn(aside) === round ? bare : null
}

/** A title that is broken over lines begins in the line above it that names the exam. */
function withExam(title: string, above: readonly string[]): string {
  const start = EXAM.test(title) ? -1 : above.findLastIndex((line) => EXAM.test(line))
  return start === -1 ? title : [...above.slice(start), title].join(' ')
}

/**
 * The round that a text names, or 0: in words, with a number's ending ("2ND ROUND", but no "second year"), or behind the word ("ROUND - II",
 * "Session- 2").
 */
function roundIn(text: string): number {
  const worded = ROUND_WORDS.findIndex((word) => new RegExp(`\\b${word}\\b(?!\\s+(?:year|sem))`, 'i').test(text)) + 1
  const [, ordinal = ''] = /\b(\d)(?:st|nd|rd|th)\s+(?:round|session)\b/i.exec(text) ?? []
  const [, number = '', roman = ''] = /\b(?:round|session)\s*-?\s*(?:(\d)|(I{1,3}|IV|VI?))\b/i.exec(text) ?? []
  return worded || Number(ordinal) || Number(number) || ROMAN.indexOf(roman.toUpperCase()) + 1
}

/** Which list it is, from the lines above the first college; or what they lack. @param said leads over what they say */
export function readTitle(lines: readonly string[], said: SaidOfList = {}): Omit<RankList, 'courses'> | string {
  const text = lines.join('\n')
  const titled = TITLE.exec(text)
  const [line = lines.find((each) => /cut\s*-?\s*off ranks?/i.test(each)) ?? '', whatFor = ''] = titled ?? []
  const title = withExam(line, text.slice(0, titled?.index ?? 0).split('\n'))
  const [, exam = '', yearOfExam = /\b(20\d\d)-\d\d\b/.exec(text)?.[1]] = EXAM.exec(title) ?? EXAM.exec(text) ?? []
  // The "second extended round" comes after the second, and is another one.
  const round = said.round ?? (/\bextended\b/i.test(text) ? 0 : roundIn(text))
  const year = said.year ?? Number(yearOfExam ?? 0)
  const course = courseOf(whatFor.trim(), round)
  const missing = [
    ...(said.exam === undefined && course === '' ? ['what it is for ("… CUT-OFF RANKS FOR Engineering")'] : []),
    ...(said.exam === undefined && course === null ? [`which exam "${whatFor.trim()}" is`] : []),
    ...(said.exam === undefined && exam === '' ? ['the exam'] : []),
    ...(year === 0 ? ['the year'] : []),
    ...(round === 0 ? ['the round'] : []),
  ]
  if (missing.length > 0) return missing.join(', ')
  const seats = /seat type:\s*(.+)/i.exec(text)?.[1] ?? ''
  return {
    exam: said.exam ?? examId(`${exam} ${course}`),
    year,
    round,
    region: /hyd|kalyan|371|\bhk\b/i.test(seats) ? 'H' : '',
    description: { title: `KEA: ${title.replace(/\s+/g, ' ')}${seats === '' ? '' : ` (${seats})`}`, dated: null },
  }
}

type Part = 'title' | 'college' | 'table'

class KeaReader {
  readonly table = new RankTable()
  readonly colleges = new Map<string, ListedCollege & { at: number }>()
  readonly title: string[] = []
  dated: string | null = null
  private part: Part = 'title'
  private said = ''
  private page = 0

  read(line: readonly Placed[], page: number): void {
    const text = line.map((piece) => piece.text).join(' ')
    const generated = GENERATED.exec(text)
    if (generated !== null) this.dated = `${generated[3]}-${generated[2]}-${generated[1]}`
    if (line.some((piece) => FOOTER.test(piece.text))) return
    const heading = readHeading(line)
    if (heading !== null) {
      this.endCollege()
      this.table.under(heading)
      this.part = 'table'
    } else if (/^College:/.test(text)) {
      this.endCollege()
      this.table.close()
      this.part = 'college'
      this.said = text
      this.page = page
    } else if (this.part === 'college') this.said += ` ${text}`
    else if (this.part === 'table') this.table.read(line, page)
    else this.title.push(text)
  }

  /** A college is known whole once its table begins. A heading alone goes on with the college before. */
  private endCollege(): void {
    if (this.said === '') return
    const college = readCollege(this.said)
    if (college === null) {
      const why = fillMessage(IMPORT_REASONS.noCode, { page: this.page, word: this.said.slice(0, 60) })
      this.table.broken.push({ at: this.page, why })
    } else if (!this.colleges.has(college.code)) this.colleges.set(college.code, { ...college, at: this.page })
    this.table.begin(college?.code ?? null)
    this.said = ''
  }
}

/** Reads a PDF of KEA's. Throws an `OtherFile` for another one. */
export async function readKea(path: string, bytes: Uint8Array, said?: SaidOfList): Promise<RankFile> {
  const reader = new KeaReader()
  let page = 0
  try {
    for await (const pieces of placedPages(bytes)) {
      page += 1
      for (const line of linesOf(pieces)) reader.read(line, page)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OtherFile(`${path}: the PDF cannot be read (${reason}); nothing of it was imported.`)
  }
  reader.table.close()
  const { courses, broken } = reader.table
  if (courses.length === 0 && broken.length === 0)
    throw new OtherFile(
      `${path}: expected KEA's list of cut-off ranks, with a table under each "College: E001 …"; found a PDF document without one.`,
    )
  if (/\bmock\b/i.test(reader.title.join(' ')))
    throw new OtherFile(
      `${path}: this is the list of a mock allotment, by which nobody is admitted; it was not imported.`,
    )
  const title = readTitle(reader.title, said)
  if (typeof title === 'string')
    throw new OtherFile(
      `${path}: expected a title above the first college that says which list it is; it lacks ${title}. Say it: --exam ugcet-engineering --year 2031 --round 2.`,
    )
  const description = { ...title.description, dated: reader.dated }
  return {
    exam: title.exam,
    lists: [{ ...title, description, courses }],
    colleges: [...reader.colleges.values()],
    broken,
    unused: [],
  }
}
