import type { Text } from '@/lib/contract/lenient'
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

/** Under which name the colleges of an exam's lists are records of the directory. No file's name has a colon. */
export const ranksSource = (exam: string) => `ranks:${exam}`
export const isRanksSource = (source: string) => source.startsWith('ranks:')
