import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { refererLanguage } from '@/lib/rules/auth/sign-in-path'
import { plainPage, readsPages, tooLargePage } from '@/lib/rules/plain-page'
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

/** Nobody knows here which language the visitor reads. */
function inWords(language: Language, index: number, requestId: string) {
  const { lost, broken } = getMessages(language)
  const heading = index === 0 ? 'h1' : 'h2'
  const number = `<p>${broken.number} <b translate="no">${requestId}</b></p>`
  return `<section lang="${language}"><${heading}>${lost.startingTitle}</${heading}><p>${lost.starting}</p>${number}</section>`
}

/** In place of a page while Next is not there: it has nothing of the website's, for nobody is there to give it. */
const away = (requestId: string) =>
  plainPage(
    DEFAULT_LANGUAGE,
    getMessages(DEFAULT_LANGUAGE).lost.startingTitle,
    LANGUAGES.map((language, index) => inWords(language, index, requestId)).join('\n'),
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
  const lang = refererLanguage(referer)
  const html = { ...headers, 'content-type': 'text/html; charset=utf-8' }
  sendPlain(response, status, html, tooLargePage(lang, getMessages(lang).lost))
}
