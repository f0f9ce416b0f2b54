'use client'

import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { comparison } from '@/lib/client/comparison/comparison-store'
import { useSelection } from '@/lib/client/shortlist/use-selection'
import type { Language } from '@/lib/contract/language'
import type { CompareMessages } from '@/lib/messages/en/compare'
import { comparePath } from '@/lib/rules/comparison/compare-address'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { writtenLanguage } from '@/lib/rules/text/written-language'

type Props = {
  lang: Language
  text: CompareMessages
  /** What stands there where nothing was chosen. */
  children: ReactNode
}

/** What this browser has kept to compare, offered on a page that compares nothing yet. */
export function ChosenBefore({ lang, text, children }: Props) {
  const selected = useSelection(comparison)
  if (selected.length === 0) return children
  return (
    <section
      className="grid gap-3 rounded-card border border-line bg-surface p-5.5 print:hidden"
      aria-labelledby="chosen-before"
    >
      <h2 id="chosen-before" className="text-h3 font-semibold">
        {text.chosenBefore}
      </h2>
      <ul className="grid gap-1 text-ink-2">
        {selected.map(({ id, name }) => (
          <li key={id} lang={writtenLanguage(name, lang)} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-1">
        <ButtonLink href={localizedPath(comparePath(selected.map(({ id }) => id)), lang)} prefetch={false}>
          {text.compareThese}
        </ButtonLink>
      </div>
    </section>
  )
}
