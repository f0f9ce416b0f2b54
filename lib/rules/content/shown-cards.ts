import type { Text } from '@/lib/contract/lenient'

/** A card of a content page. Has a title, a description, or both. */
export type ContentCard = { icon: string | null; title: Text | null; description: Text | null }

type Item = { icon: string | null; title?: Text | null; subTitle?: Text | null; description?: Text | null }

/** The cards of a numbered list; one without both title and description is left out (spec 1 §2). */
export function shownCards(items: readonly Item[]): ContentCard[] {
  return items
    .map(({ icon, title = null, subTitle = null, description = null }) => ({
      icon,
      title: title ?? subTitle,
      description,
    }))
    .filter(({ title, description }) => title !== null || description !== null)
}

/** Whether content says anything at all: a provider may know a section and have nothing in it. */
export function hasAnything(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return content !== null && content !== undefined
  return Object.values(content).some(hasAnything)
}
