import type { Language } from '@/lib/contract/lenient'
import type { LayoutMessages } from '@/lib/messages/en/layout'

/** The links of navbar and footer, in the language of the page. */
export function layoutLinks(lang: Language, text: LayoutMessages) {
  const prefix = lang === 'en' ? '' : `/${lang}`
  return {
    home: prefix === '' ? '/' : prefix,
    main: [{ href: `${prefix}/filter`, label: text.findInstitution }],
  }
}
