import type { Page, Request } from '@playwright/test'

/** How long nothing is asked for until a page is at rest, milliseconds. */
const REST_MS = 500

export type Network = {
  /** Waits until the page has been at rest. @throws Error that names what is not answered in time */
  isAtRest: (limitMs?: number) => Promise<void>
}

/**
 * Watches what a page asks for from now on. Playwright's own `networkidle` never comes for a page that was at
 * rest before its load event and asked for something more before it, as a busy machine lets happen.
 */
export function watchNetwork(page: Page): Network {
  const open = new Set<Request>()
  let changed = () => {}
  page.on('request', (request) => {
    // What the page before has not been answered is answered to nobody.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
    changed()
  })
  const close = (request: Request) => {
    open.delete(request)
    changed()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return {
    isAtRest: (limitMs = 15_000) =>
      new Promise((resolve, reject) => {
        let rest: NodeJS.Timeout | undefined
        const limit = setTimeout(() => {
          changed = () => {}
          clearTimeout(rest)
          const unanswered = [...open].map((request) => request.url()).join(', ')
          reject(new Error(`${page.url()} does not come to rest; it waits for ${unanswered || 'nothing'}`))
        }, limitMs)
        changed = () => {
          clearTimeout(rest)
          if (open.size > 0) return
          rest = setTimeout(() => {
            changed = () => {}
            clearTimeout(limit)
            resolve()
          }, REST_MS)
        }
        changed()
      }),
  }
}
