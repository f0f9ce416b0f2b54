'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { useLazyQuery } from '@/lib/client/lazy-query'
import type { Select } from '@/lib/client/query-client'

type Text = { failed: string; failedHint?: string; loading: string; retry: string }

type Props<Answer> = {
  select: Select<Answer>
  text: Text
  /** This page: the way to try again without JavaScript. */
  href: string
  children: (answer: Answer) => ReactNode
}

/**
 * Stands for a part of a page that the server could not have: says so, and asks for it again when the
 * visitor wants. What comes then takes its place, and the focus.
 */
export function AnotherTry<Answer>({ select, text, href, children }: Props<Answer>) {
  const { data, state, retry } = useLazyQuery(select, { server: null })
  const arrived = useRef<HTMLDivElement>(null)
  const hasArrived = data !== undefined

  useEffect(() => {
    if (hasArrived) arrived.current?.focus()
  }, [hasArrived])

  function press(event: MouseEvent) {
    event.preventDefault()
    if (state === 'failed') retry()
  }

  if (hasArrived) {
    return (
      <div ref={arrived} tabIndex={-1} className="outline-none">
        {children(data)}
      </div>
    )
  }
  const isLoading = state === 'loading'
  return (
    <div role="status">
      <EmptyState
        scene="trouble"
        title={isLoading ? text.loading : text.failed}
        text={isLoading ? undefined : text.failedHint}
        action={
          <a href={href} aria-busy={isLoading || undefined} className={buttonClass()} onClick={press}>
            {text.retry}
          </a>
        }
      />
    </div>
  )
}
