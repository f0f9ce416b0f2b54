import type { Text } from '@/lib/contract/lenient'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import type { RankWord } from '@/provider/closing-ranks/rank-word-schema'

/** An exam's name by its id; one that nobody has named goes by the name that its list gives. */
export function examName(words: readonly RankWord[], id: string): Text {
  const known = words.find((word) => word.part === 'exam' && word.id === id)
  if (known !== undefined) return known.name
  const bare = id.replaceAll('-', ' ')
  return { en: bare.replace(/^(?:ugcet|\w+cet)\b/, (exam) => exam.toUpperCase()) }
}

/** An exam's id from its name: "COMEDK", "PGCET MBA". */
export function examId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The kind of institution whose courses an exam's lists are of, where its id says that: "ugcet-engineering". `null`: it does not. */
export function typeOfExam(exam: string): number | null {
  return TAXONOMY.find(({ slug }) => exam.endsWith(`-${slug}`))?.id ?? null
}

/** Under which name the colleges of an exam's lists are records of the directory. No file's name has a colon. */
export const ranksSource = (exam: string) => `ranks:${exam}`
export const isRanksSource = (source: string) => source.startsWith('ranks:')
