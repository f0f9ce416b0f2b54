'use client'

import { AnotherTry } from '@/components/layout/another-try'
import type { Language } from '@/lib/contract/language'
import type { ExploreMessages } from '@/lib/messages/en/explore'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { TopInstituteGrid } from './top-institute-grid'

/** In place of a list that the server could not have (spec 2 §8), with another try. */
export function LateTopInstitutes({ lang, text }: { lang: Language; text: ExploreMessages }) {
  return (
    <AnotherTry select={({ topInstitutes }) => topInstitutes} text={text} href={localizedPath('/explore-all', lang)}>
      {(institutes) => <TopInstituteGrid institutes={institutes} lang={lang} text={text} />}
    </AnotherTry>
  )
}
