import type { BrowserContext } from '@playwright/test'
import type { Route } from '@/lib/rules/routes/table'

/** Pages that answer a form: what a family posts before, with the longest of the sample's answers. */
const ANSWERS: Partial<Record<Route, { to: string; form: Record<string, string> }>> = {
  '/admission-chances/answer': {
    to: '/api/chances',
    form: { list: 'sample-cet:2025', rank: '21400', category: '2AG' },
  },
  '/costs/answer': {
    to: '/api/costs',
    form: { line: '2025-26:engineering:government', seat: 'government', category: '2A', income: '100000-250000' },
  },
}

export const isAnswer = (route: Route) => ANSWERS[route] !== undefined

/** Asks what a page answers, as its form does; nothing for another page. @throws Error where the answer is no way to it */
export async function askBefore(context: BrowserContext, address: string): Promise<void> {
  const { origin, pathname } = new URL(address)
  const [, asked] = Object.entries(ANSWERS).find(([route]) => pathname.endsWith(route)) ?? []
  if (asked === undefined) return
  const answer = await context.request.post(origin + asked.to, {
    form: { lang: pathname.startsWith('/kn/') ? 'kn' : 'en', ...asked.form },
    headers: { origin },
    maxRedirects: 0,
  })
  const way = answer.headers().location ?? ''
  if (!way.endsWith(pathname)) throw new Error(`${asked.to} answers ${answer.status()} and leads to "${way}"`)
}
