'use client'

import { useParams } from 'next/navigation'
import { BrokenPage } from '@/components/layout/broken-page'
import { languageFrom } from '@/lib/contract/language'
import { brokenTexts } from '@/lib/messages/browser-catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/** A page that broke, within the frame. What went wrong stands in the server's log, not here. */
export default function PageError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const lang = languageFrom(useParams().lang)
  return <BrokenPage text={brokenTexts[lang]} home={localizedPath('/', lang)} number={error.digest} onRetry={retry} />
}
