import { act } from '@testing-library/react'

/** The answer to a question about the window that jsdom cannot answer. */
class StubMediaQueryList extends EventTarget implements MediaQueryList {
  onchange = null
  constructor(
    readonly media: string,
    public matches: boolean,
  ) {
    super()
  }
  addListener() {}
  removeListener() {}
}

/** Answers every question about the window: no, unless `matches` says otherwise. */
export function stubMatchMedia(matches: (media: string) => boolean = () => false) {
  window.matchMedia = (media) => new StubMediaQueryList(media, matches(media))
}

/** jsdom draws nothing, and so has no such observer: this one sees nothing. */
export class StubIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  constructor(protected readonly onChange: IntersectionObserverCallback) {}
  observe(element: Element): void
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/**
 * What the layout tells a component, where there is none. Call it in `beforeEach`; what it returns
 * then moves everything that is watched near the window or away, and asks for less motion or not.
 */
export function stubWindow() {
  const watchers = new Map<Element, IntersectionObserverCallback>()
  const calm = new StubMediaQueryList('', false)
  Element.prototype.scrollTo = () => undefined
  window.matchMedia = () => calm
  window.IntersectionObserver = class extends StubIntersectionObserver {
    override observe(element: Element) {
      watchers.set(element, this.onChange)
    }
    override disconnect() {
      for (const [element, onChange] of watchers) if (onChange === this.onChange) watchers.delete(element)
    }
  }

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
