import { CascadingFilter } from '@/components/home/cascading-filter'
import type { Language } from '@/lib/contract/lenient'
import { getMessages } from '@/lib/messages/catalogue'
import { readCascadeLists } from '@/lib/server/reads/cascade'

/** The filter of the home page's hero, with its lists. */
export async function HomeFilter({ lang }: { lang: Language }) {
  const prefix = lang === 'en' ? '' : `/${lang}`
  return (
    <CascadingFilter lang={lang} prefix={prefix} text={getMessages(lang).cascade} lists={await readCascadeLists()} />
  )
}
