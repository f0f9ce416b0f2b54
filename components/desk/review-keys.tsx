'use client'

import { useEffect } from 'react'

/** Where a key is a letter of what is typed. */
const TYPING = 'input, select, textarea'

function move(by: 1 | -1) {
  const reviews = [...document.querySelectorAll<HTMLElement>('article.desk-review')]
  const now = reviews.findIndex((review) => review.contains(document.activeElement))
  const next = reviews[now === -1 ? 0 : Math.min(Math.max(now + by, 0), reviews.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Opens the form of rejecting, and goes to its reason. */
function reject(review: Element) {
  const details = review.querySelector('details')
  if (details === null) return
  details.open = true
  details.querySelector('select')?.focus()
}

function press(key: string) {
  const review = document.activeElement?.closest('article.desk-review')
  if (key === 'j') move(1)
  if (key === 'k') move(-1)
  if (key === 'u') document.querySelector<HTMLElement>('[data-key="undo"]')?.click()
  if (key === 'a') review?.querySelector<HTMLElement>('[data-key="approve"], [data-key="keep"]')?.click()
  if (key === 'r' && review) reject(review)
}

/** The keys of the queue: they press what the page has, which works without them. */
export function ReviewKeys({ label }: { label: string }) {
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.target instanceof Element && event.target.matches(TYPING)) return
      if (!'jkaru'.includes(event.key)) return
      event.preventDefault()
      press(event.key)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return <p className="desk-keys">{label}</p>
}
