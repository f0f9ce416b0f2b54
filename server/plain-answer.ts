import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import { LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { readsPages, spokenPage, tooLargePage } from '@/lib/rules/plain-page'
import { largestFile } from './guard'
import { type Refusal, TOO_LARGE } from './refusal'

const RETRY_AFTER_S = '5'

/** A short answer of our own; HEAD gets none of the text by Node itself. */
export function sendPlain(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders = {},
  text = status === 204 ? '' : `${status} ${STATUS_CODES[status] ?? ''}\n`,
): void {
  const length = { 'content-length': Buffer.byteLength(text), 'content-type': 'text/plain; charset=utf-8' }
  response.writeHead(status, { 'cache-control': 'no-store', ...(status === 204 ? {} : length), ...headers })
  response.end(text)
}

/** In place of a page while Next is not there: it has nothing of the website's, for nobody is there to give it. */
const away = (requestId: string) =>
  spokenPage(
    // Nobody knows here which language the visitor reads.
    LANGUAGES.map((lang) => {
      const { lost, broken } = getMessages(lang)
      const number = `<p>${broken.number} <b translate="no">${requestId}</b></p>`
      return { lang, title: lost.startingTitle, body: `<p>${lost.starting}</p>${number}` }
    }),
  )

/** @param requestId well-formed: it stands in the page as it is */
export function sendAway(response: ServerResponse, requestId: string): void {
  const headers = { 'retry-after': RETRY_AFTER_S, 'content-type': 'text/html; charset=utf-8' }
  sendPlain(response, 503, headers, away(requestId))
}

/** A refusal; to who sent too long a form, and not by a script, it is a page. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, { status, headers }: Refusal): void {
  const { accept, referer } = request.headers
  if (status !== TOO_LARGE.status || !readsPages(accept)) return sendPlain(response, status, headers)
  const html = { ...headers, 'content-type': 'text/html; charset=utf-8' }
  sendPlain(response, status, html, tooLargePage(referer, getMessages, largestFile(request.url ?? '')))
}
