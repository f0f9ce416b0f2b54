import type { Crumb } from '@/components/ui/breadcrumbs'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { filtersToHref } from '@/lib/rules/filters/address'
import { EMPTY_FILTERS } from '@/lib/rules/filters/table'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { InstitutePageData } from './read-institute-page'

/** The way to the page: home, the directory, its institutions of this type. */
export function instituteTrail(
  { lang, type }: Pick<InstitutePageData, 'lang' | 'type'>,
  text: InstituteMessages,
): Crumb[] {
  const trail: Crumb[] = [
    { label: text.home, href: localizedPath('/', lang) },
    { label: text.directory, href: localizedPath(filtersToHref(EMPTY_FILTERS), lang) },
  ]
  if (type !== null) {
    const href = localizedPath(filtersToHref({ ...EMPTY_FILTERS, typeId: type.id }), lang)
    trail.push({ label: sayText(type.name, lang), href, lang: langMark(type.name, lang) })
  }
  return trail
}
