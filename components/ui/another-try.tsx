'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from './button-class'
import { EmptyState } from './empty-state'

const PATIENCE_MS = 10_000

export type AnotherTryText = { failed: string; failedHint?: string; loading: string; retry: string }

type Props<Answer> = {
  /** Rejects when nothing comes; it is given ten seconds. */
  ask: (signal: AbortSignal) => Promise<Answer>
  text: AnotherTryText
  /** This page: the way to try again without JavaScript. */
  href: string
  children: (answer: Answer) => ReactNode
}

/**
 * Stands for a part of a page that the server could not have: says so, and asks for it again when the
 * visitor wants. What comes then takes its place, and the focus.
 */
export function AnotherTry<Answer>({ ask, text, href, children }: Props<Answer>) {
  const [state, setState] = useState<'failed' | 'loading' | { answer: Answer }>('failed')
  const arrived = useRef<HTMLDivElement>(null)
  const hasArrived = typeof state === 'object'

  useEffect(() => {
    if (hasArrived) arrived.current?.focus()
  }, [hasArrived])

  async function tryAgain() {
    setState('loading')
    const outcome = await ask(AbortSignal.timeout(PATIENCE_MS)).then(
      (answer) => ({ answer }),
      () => 'failed' as const,
    )
    setState(outcome)
  }

  function retry(event: MouseEvent) {
    event.preventDefault()
    if (state === 'failed') void tryAgain()
  }

  if (hasArrived) {
    return (
      <div ref={arrived} tabIndex={-1} className="outline-none">
        {children(state.answer)}
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
          <a href={href} aria-busy={isLoading || undefined} className={buttonClass()} onClick={retry}>
            {text.retry}
          </a>
        }
      />
    </div>
  )
}
