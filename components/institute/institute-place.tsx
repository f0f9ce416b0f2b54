import { MapPin } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import type { Place } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/lenient'
import type { InstituteMessages } from '@/lib/messages/en/institute'

type Props = { place: Place; lang: Language; text: InstituteMessages }

/** City and district in one line; nothing when neither is known. Their names are in English. */
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
          if (name === undefined || lang === 'en') return name ?? part
          return (
            <span key={part} lang="en">
              {name}
            </span>
          )
        })}
      </span>
    </p>
  )
}
