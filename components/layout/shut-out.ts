/**
 * Makes everything but one element deaf, for pointer, keyboard and screen reader, as a modal does.
 * @returns how to undo it; what was deaf before stays so
 */
export function shutOut(inside: Element): () => void {
  const shut: HTMLElement[] = []
  for (let at: Element = inside; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside === at || !(beside instanceof HTMLElement) || beside.inert) continue
      beside.inert = true
      shut.push(beside)
    }
  }
  return () => shut.forEach((element) => (element.inert = false))
}

/** On Tab at the last thing that takes the focus goes on with the first, and back. */
export function keepFocusIn(inside: Element, event: KeyboardEvent): void {
  const stops = [...inside.querySelectorAll<HTMLElement>('summary, a[href], button:not([disabled])')]
  const [first, last] = [stops[0], stops.at(-1)]
  const isOutside = !inside.contains(document.activeElement)
  const next = event.shiftKey ? last : first
  const edge = event.shiftKey ? first : last
  if (!isOutside && document.activeElement !== edge) return
  event.preventDefault()
  next?.focus()
}
