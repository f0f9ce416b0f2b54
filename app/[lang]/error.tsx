'use client'

import { useParams } from 'next/navigation'
import { BrokenPage } from '@/components/layout/broken-page'
import { lost as en } from '@/lib/messages/en/lost'
import { lost as kn } from '@/lib/messages/kn/lost'

/** A page that broke, within the frame. What went wrong stands in the server's log, not here. */
export default function PageError({ retry }: { retry: () => void }) {
  const isKannada = useParams().lang === 'kn'
  return <BrokenPage text={isKannada ? kn : en} home={isKannada ? '/kn' : '/'} onRetry={retry} />
}
