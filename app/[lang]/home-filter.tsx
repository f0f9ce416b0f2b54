import { CascadingFilter } from '@/components/home/cascading-filter'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { surviveOutage } from '@/lib/server/provider/outage'
import { localeOf } from '@/lib/rules/routes/localized-url'
import { textFor } from '@/lib/rules/text/localized-text'
import { listInstituteTypes } from '@/lib/server/reads/lookup'

/** The filter of the home page's hero, with the institution types. */
export async function HomeFilter({ lang }: { lang: Language }) {
  const prefix = localeOf(lang).prefix
  const types = await surviveOutage(listInstituteTypes, { fallback: null, keepsPageBriefly: true })
  return (
    <CascadingFilter
      lang={lang}
      prefix={prefix}
      text={getMessages(lang).cascade}
      types={types && types.map((type) => ({ ...type, name: textFor(type.name, lang) }))}
    />
  )
}
