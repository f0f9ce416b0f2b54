'use client'

import { useParams } from 'next/navigation'
import { BrokenPage } from '@/components/layout/broken-page'
import { languageFrom } from '@/lib/contract/language'
import { lost as en } from '@/lib/messages/en/lost'
import { lost as kn } from '@/lib/messages/kn/lost'
import { localizedPath } from '@/lib/rules/localized-url'

/** A page that broke, within the frame. What went wrong stands in the server's log, not here. */
export default function PageError({ retry }: { retry: () => void }) {
  const lang = languageFrom(useParams().lang)
  return <BrokenPage text={{ en, kn }[lang]} home={localizedPath('/', lang)} onRetry={retry} />
}
