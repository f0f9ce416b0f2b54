import type { Crumb } from '@/components/ui/breadcrumbs'
import type { Language } from '@/lib/contract/lenient'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { EMPTY_FILTERS } from '@/lib/rules/filters'
import { filtersToHref } from '@/lib/rules/filters-query'
import type { InstitutePageData } from './read-institute-page'

const prefixOf = (lang: Language) => (lang === 'en' ? '' : `/${lang}`)

/** The way to the page: home, the directory, its institutions of this type. */
export function instituteTrail(
  { lang, type }: Pick<InstitutePageData, 'lang' | 'type'>,
  text: InstituteMessages,
): Crumb[] {
  const prefix = prefixOf(lang)
  const trail: Crumb[] = [
    { label: text.home, href: prefix || '/' },
    { label: text.directory, href: filtersToHref(EMPTY_FILTERS, prefix) },
  ]
  if (type !== null) {
    const href = filtersToHref({ ...EMPTY_FILTERS, typeId: type.id }, prefix)
    trail.push({ label: type.name, href, ...(lang === 'en' ? {} : { lang: 'en' }) })
  }
  return trail
}
