'use client'

import { useParams, useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { NoInstitute } from '@/components/institute/no-institute'
import { Button } from '@/components/ui/button'
import { noInstitute as en } from '@/lib/messages/en/no-institute'
import { noInstitute as kn } from '@/lib/messages/kn/no-institute'

/** The provider cannot be reached and there is no earlier page to show (spec 2 §2). */
export default function InstituteError({ reset }: { reset: () => void }) {
  const router = useRouter()
  const isKannada = useParams().lang === 'kn'
  const text = isKannada ? kn : en

  function tryAgain() {
    startTransition(() => {
      router.refresh()
      reset()
    })
  }

  return (
    <NoInstitute
      text={text}
      filterHref={isKannada ? '/kn/filter' : '/filter'}
      reason="outage"
      action={<Button onClick={tryAgain}>{text.retry}</Button>}
    />
  )
}
