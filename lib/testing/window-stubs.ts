import { act } from '@testing-library/react'

/**
 * What the layout tells a component, where there is none. Call it in `beforeEach`; what it returns
 * then moves everything that is watched near the window or away, and asks for less motion or not.
 */
export function stubWindow() {
  const watchers = new Map<Element, IntersectionObserverCallback>()
  const calm = Object.assign(new EventTarget(), { matches: false })
  Element.prototype.scrollTo = () => undefined
  window.matchMedia = (media) => Object.assign(calm, { media }) as unknown as MediaQueryList
  window.IntersectionObserver = class {
    constructor(private readonly onChange: IntersectionObserverCallback) {}
    observe(element: Element) {
      watchers.set(element, this.onChange)
    }
    disconnect() {
      for (const [element, onChange] of watchers) if (onChange === this.onChange) watchers.delete(element)
    }
  } as unknown as typeof IntersectionObserver

  return {
    bringNear: (isIntersecting = true) =>
      act(async () => {
        for (const [target, onChange] of watchers) {
          onChange([{ isIntersecting, target } as IntersectionObserverEntry], {} as IntersectionObserver)
        }
      }),
    askForCalm: (matches = true) =>
      act(async () => {
        calm.matches = matches
        calm.dispatchEvent(new Event('change'))
      }),
    hideTab: (isHidden: boolean) =>
      act(async () => {
        jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  }
}
