'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { Icon } from './icon'
import { isPlainClick } from './plain-click'

type Props = {
  /** Where to go when there is no page of ours to go back to. */
  href: string
  label: string
}

/** Whether the page before this one was ours; browsers that cannot tell say no. */
function hasOwnPageBefore(): boolean {
  return 'navigation' in window && window.navigation.canGoBack
}

/** A button that goes back to where the visitor came from, when that was a page of ours; else it is a link. */
export function BackLink({ href, label }: Props) {
  const router = useRouter()
  function goBack(event: MouseEvent) {
    if (!isPlainClick(event) || !hasOwnPageBefore()) return
    event.preventDefault()
    router.back()
  }
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={goBack}
      className="-ml-3 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-ink-2 transition-colors duration-150 ease-calm enabled-hover:bg-sunk enabled-hover:text-ink"
    >
      <Icon of={ArrowLeft} />
      {label}
    </Link>
  )
}
