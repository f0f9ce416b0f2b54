import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'

/** The guide of the desk, as it stands in docs: there with pictures, and at the desk made of the same text. */
const GUIDE_FILES: Readonly<Partial<Record<Language, string>>> = { en: 'desk-guide.md', kn: 'desk-guide.kn.md' }
export const guideFile = (lang: Language) => GUIDE_FILES[lang] ?? GUIDE_FILES[DEFAULT_LANGUAGE] ?? ''

/** A picture of it, by its name such as `reviews.kn.webp`. */
export const GUIDE_PICTURE = /^[a-z-]{1,40}\.[a-z]{2}\.webp$/

export type Run = { text: string; is: 'plain' | 'strong' | 'code' }
/** `ids`: what is said there of which rooms (`DESK_ROOMS`). */
export type GuideBlock =
  | { kind: 'words'; ids: readonly string[]; runs: readonly Run[] }
  | { kind: 'steps'; steps: readonly (readonly Run[])[] }
  | { kind: 'picture'; name: string; alt: string }
export type GuideSection = { title: string; blocks: readonly GuideBlock[] }

/** Such as `Press **Save**, or `j`.` */
function runsOf(text: string): Run[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).flatMap((part): Run[] => {
    if (part === '') return []
    if (part.startsWith('**')) return [{ text: part.slice(2, -2), is: 'strong' }]
    return part.startsWith('`') ? [{ text: part.slice(1, -1), is: 'code' }] : [{ text: part, is: 'plain' }]
  })
}

const ANCHOR = /<a id="([a-zA-Z]+)"><\/a>/g
const PICTURE = /^!\[([^\]]+)\]\(images\/desk\/([^)]+)\)$/
const inLine = (lines: string) => lines.replace(/\s*\n\s*/g, ' ')

function blockOf(lines: string): GuideBlock {
  const [, alt, name] = PICTURE.exec(lines) ?? []
  if (alt !== undefined && name !== undefined) return { kind: 'picture', alt, name }
  if (/^1\. /.test(lines))
    return {
      kind: 'steps',
      steps: lines
        .split(/^\d+\. /m)
        .slice(1)
        .map(inLine)
        .map(runsOf),
    }
  const ids = [...lines.matchAll(ANCHOR)].map(([, id = '']) => id)
  return { kind: 'words', ids, runs: runsOf(inLine(lines.replace(ANCHOR, ''))) }
}

/** The sections of the guide; what stands before the first is for who reads the file. */
export function readGuide(markdown: string): GuideSection[] {
  const [, ...sections] = markdown.trim().split(/^## /m)
  return sections.map((section) => {
    const [title = '', ...blocks] = section.trim().split(/\n{2,}/)
    return { title, blocks: blocks.map(blockOf) }
  })
}
