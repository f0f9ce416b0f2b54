'use client'

import { useParams } from 'next/navigation'
import { NoInstitute } from '@/components/institute/no-institute'
import { Button } from '@/components/ui/button'
import { RequestNumber } from '@/components/ui/request-number'
import { languageFrom } from '@/lib/contract/language'
import { brokenTexts } from '@/lib/messages/browser-catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/** The provider cannot be reached and there is no earlier page to show (spec 2 §2). */
export default function InstituteError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const lang = languageFrom(useParams().lang)
  const text = brokenTexts[lang]

  return (
    <NoInstitute
      text={text.institute}
      filterHref={localizedPath('/filter', lang)}
      reason="outage"
      action={<Button onClick={retry}>{text.retry}</Button>}
      foot={<RequestNumber label={text.number} number={error.digest} />}
    />
  )
}
