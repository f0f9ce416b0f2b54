import { MapPin } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import type { Place } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/lenient'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { fillMessage } from '@/lib/rules/fill-message'

type Props = { place: Place; lang: Language; text: InstituteMessages }

function placeName({ city, district }: Place, text: InstituteMessages): string | null {
  if (district === null) return city
  return city === null ? fillMessage(text.districtOnly, { district }) : fillMessage(text.place, { city, district })
}

/** City and district in one line; nothing when neither is known. */
export function InstitutePlace({ place, lang, text }: Props) {
  const name = placeName(place, text)
  if (name === null) return null
  return (
    <p className="flex items-start gap-1.5 text-ink-2" lang={lang}>
      <Icon of={MapPin} size={18} className="mt-1 shrink-0 text-grey" />
      {name}
    </p>
  )
}
