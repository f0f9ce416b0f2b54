import type { RefObject } from 'react'

type Details = { event: Event; reason: string; cancel: () => void }

/**
 * For a popup that is opened and closed by a button of its own: closes it when it asks for that, but
 * leaves a press on the button, and the focus that it brings, to the button, which knows what they mean.
 */
export function closeExceptBy(trigger: RefObject<HTMLElement | null>, onClose: () => void) {
  return (isOpen: boolean, { event, reason, cancel }: Details) => {
    const places = [event.target, event instanceof FocusEvent ? event.relatedTarget : null]
    const isButton = places.some((place) => place instanceof Node && trigger.current?.contains(place))
    if (isButton && reason !== 'escape-key') cancel()
    else if (!isOpen) onClose()
  }
}
