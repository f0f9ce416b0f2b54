import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { Session } from '@mdn/mdn-http-observatory/src/retriever/session.js'
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js'
import { Requests } from '@mdn/mdn-http-observatory/src/types.js'

/** What the scanner asks a website for: a page, and whether others may read it from elsewhere. */
export type Answer = { status: number; headers: Record<string, string | string[]>; body: string }
export type Graded = { grade: string; score: number; failed: string[] }

/**
 * The scanner fetches the list of hosts that browsers reach by https alone when it is installed; install
 * scripts do not run here (.npmrc), and ours is not on it.
 */
const packageFile = createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory/package.json')
const preloaded = join(packageFile, '../conf/hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

/**
 * Mozilla's HTTP Observatory on one address. Its scanner asks public hosts over TLS alone; here its checks
 * and its scoring get what it would have fetched. Taken as given is what the proxy before us does: a
 * certificate that is good, and no answer over plain http but a redirect (neither earns points).
 */
export function grade(url: URL, answer: Answer, preflight: Answer): Graded {
  const requests = new Requests(url.hostname)
  const session = new Session(url)
  for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) session.jar.setCookieSync(cookie, url.href)
  const isHtml = String(answer.headers['content-type']).startsWith('text/html')
  const response = {
    ...answer,
    verified: true,
    httpEquiv: isHtml ? parseHttpEquivHeaders(answer.body, url.href) : new Map<string, string[]>(),
  }
  requests.session = session
  requests.resources.path = answer.body
  requests.responses.auto = requests.responses.https = response
  requests.responses.cors = { ...preflight, verified: true }

  // As its scanner/index.js sums up: what is good beyond need counts only where little is bad.
  const results = ALL_TESTS.map((test) => test(requests))
  const points = results.map(({ result }) => (result === null ? 0 : getScoreModifier(result)))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100)
  const withoutExtra = sum(points.filter((value) => value < 0))
  return {
    ...getGradeForScore(withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : withoutExtra),
    failed: results.flatMap(({ pass, result }) => (pass ? [] : [String(result)])),
  }
}
