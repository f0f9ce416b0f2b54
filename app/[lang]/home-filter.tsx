import { CascadingFilter } from '@/components/home/cascading-filter'
import type { Language } from '@/lib/contract/lenient'
import { getMessages } from '@/lib/messages/catalogue'
import { listInstituteTypes } from '@/lib/server/reads/lookup'
import { settled } from '@/lib/server/settled'

/** The filter of the home page's hero, with the institution types. */
export async function HomeFilter({ lang }: { lang: Language }) {
  const prefix = lang === 'en' ? '' : `/${lang}`
  const types = await settled(listInstituteTypes(), null)
  return <CascadingFilter lang={lang} prefix={prefix} text={getMessages(lang).cascade} types={types} />
}
