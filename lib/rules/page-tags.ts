import { dropOf } from '@/lib/rules/change-log'

/**
 * The tags of pages that a change of content touches: an institution's is of its own page and of lists, any other of
 * all pages (docs/adr/0043-cached-pages.md).
 */
export function pageTagsOf(tag: string): string[] {
  if (tag.startsWith('institute:')) return [tag, 'lists']
  // Names that may not be shown stand on the institution's own page alone.
  if (tag.startsWith(dropOf('institute:'))) return [tag]
  return tag.startsWith(dropOf('')) ? [dropOf('all')] : ['all']
}
