import type { ReactNode } from 'react'
import { ProviderText } from '@/components/ui/provider-text'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { EmptyNote } from './empty-note'
import { FeatureCards, shownFeatures } from './feature-cards'

type Props = {
  placements: InstituteDetail['placements']
  recruiters: InstituteDetail['recruiters']
  lang: Language
  text: InstituteMessages['placement']
  why: ReactNode
}

/** Placement figures, and who recruits (spec 2 §2, "Placement"). */
export function PlacementPanel({ placements, recruiters, lang, text, why }: Props) {
  const shown = shownFeatures(placements)
  if (shown.length === 0 && recruiters.length === 0) return <EmptyNote why={why}>{text.empty}</EmptyNote>
  return (
    <div className="grid gap-9">
      {shown.length === 0 ? null : (
        <div className="grid gap-4">
          <h3 className="text-xl font-semibold">{text.statistics}</h3>
          <FeatureCards features={shown} lang={lang} />
        </div>
      )}
      {recruiters.length === 0 ? null : (
        <div className="grid gap-4">
          <h3 className="text-xl font-semibold">{text.recruiters}</h3>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {recruiters.map(({ name, description }, index) => (
              <li key={index} className="border-t border-line py-3">
                <ProviderText of={name} lang={lang} as="span" className="block font-semibold wrap-anywhere" />
                {description === null ? null : (
                  <ProviderText of={description} lang={lang} as="p" className="text-sm text-ink-2" />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
