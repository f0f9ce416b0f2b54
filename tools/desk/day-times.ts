import type { Page } from '@playwright/test'
import { isDeskPath } from '@/lib/rules/desk/desk-path'
import { summarize } from '@/tools/bench/statistics'
import { showMs } from '@/tools/bench/tables'

/** How often each page that was opened is opened again: by one answer nobody can tell what a page takes. */
const AGAIN = 10

/** What a page or a form is called in a table: its numbers differ from record to record. */
const kindOf = (address: URL) =>
  address.pathname.replace(/^\/desk\/(en|kn)(?=\/|$)/, '/desk').replaceAll(/\/\d+(?=\/|$)/g, '/…') +
  (address.search === '' ? '' : '?…')

/** How long the website took to answer for each page and form of the desk. */
export class DayTimes {
  readonly faults: string[] = []
  private readonly taken = new Map<string, number[]>()
  private readonly opened = new Map<Page, Set<string>>()

  watch(page: Page): void {
    const pages = new Set<string>()
    this.opened.set(page, pages)
    page.on('requestfinished', (request) => {
      const address = new URL(request.url())
      if (request.resourceType() !== 'document' || !isDeskPath(address.pathname)) return
      const method = request.method()
      if (method === 'GET' && !address.pathname.includes('/invitation')) pages.add(address.pathname + address.search)
      const { requestStart, responseStart } = request.timing()
      this.note(`${method} ${kindOf(address)}`, responseStart - requestStart)
    })
  }

  pagesOf(page: Page): string[] {
    return [...(this.opened.get(page) ?? [])].sort()
  }

  /** Opens each page that it had opened again, by itself. */
  async again(page: Page): Promise<void> {
    for (const path of this.pagesOf(page)) {
      for (let time = 1; time <= AGAIN; time += 1) {
        const began = performance.now()
        const answer = await page.request.get(path)
        await answer.body()
        this.note(`GET ${kindOf(new URL(path, 'http://localhost'))}`, performance.now() - began)
        if (!answer.ok()) this.faults.push(`${path} answers ${answer.status()}`)
      }
    }
  }

  /** By how long 95 of 100 took at most, the slowest first. */
  rows(): string[][] {
    return [...this.taken]
      .map(([what, ms]) => ({ what, count: ms.length, ...summarize(ms) }))
      .sort((one, other) => other.p95 - one.p95)
      .map(({ what, count, p50, p95 }) => [what, String(count), showMs(p50), showMs(p95)])
  }

  private note(what: string, ms: number): void {
    this.taken.set(what, [...(this.taken.get(what) ?? []), ms])
  }
}
