import { MapPin } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { ProviderText } from '@/components/ui/provider-text'
import type { Place } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

type Props = { place: Place; lang: Language; text: InstituteMessages }

/** City and district in one line; nothing when neither is known. */
export function InstitutePlace({ place: { city, district }, lang, text }: Props) {
  if (city === null && district === null) return null
  const message = district === null ? '{city}' : city === null ? text.districtOnly : text.place
  const names = new Map([
    ['{city}', city],
    ['{district}', district],
  ])
  return (
    <p className="flex items-start gap-1.5 text-ink-2">
      <Icon of={MapPin} size={18} className="mt-1 shrink-0 text-grey" />
      <span className="min-w-0 wrap-anywhere">
        {message.split(/(\{\w+\})/).map((part) => {
          const name = names.get(part)
          if (!name) return part
          const mark = langMark(name, lang)
          return mark === undefined ? sayText(name, lang) : <ProviderText key={part} of={name} lang={lang} />
        })}
      </span>
    </p>
  )
}
