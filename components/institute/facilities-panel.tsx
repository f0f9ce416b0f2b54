import type { Feature } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { EmptyNote } from './empty-note'
import { FeatureCards, shownFeatures } from './feature-cards'

type Props = { facilities: readonly Feature[]; lang: Language; text: InstituteMessages['facilities'] }

/** What the campus offers (spec 2 §2, "Facilities"). */
export function FacilitiesPanel({ facilities, lang, text }: Props) {
  const shown = shownFeatures(facilities)
  if (shown.length === 0) return <EmptyNote>{text.empty}</EmptyNote>
  return (
    <div className="grid gap-4">
      <h3 className="text-xl font-semibold">{text.heading}</h3>
      <FeatureCards features={shown} lang={lang} />
    </div>
  )
}
