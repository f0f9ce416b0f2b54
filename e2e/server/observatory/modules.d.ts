/** The parts of Mozilla's scanner that are used here; it is written in JavaScript. */
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js'
  export const ALL_TESTS: readonly ((requests: Requests) => { pass: boolean; result: string | null })[]
}
declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string }
  export function getScoreModifier(result: string): number
}
declare module '@mdn/mdn-http-observatory/src/retriever/session.js' {
  export class Session {
    constructor(url: URL)
    jar: { setCookieSync: (cookie: string, url: string) => void }
  }
}
declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>
}
declare module '@mdn/mdn-http-observatory/src/types.js' {
  import type { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js'
  type Response = {
    status: number
    headers: Record<string, string | string[]>
    verified: boolean
    httpEquiv?: Map<string, string[]>
  }
  export class Requests {
    constructor(hostname: string)
    resources: { path: string | null }
    responses: { auto: Response | null; https: Response | null; cors: Response | null }
    session: Session | null
  }
}
