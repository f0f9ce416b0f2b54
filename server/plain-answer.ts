import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'

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
const away = (requestId: string) => `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${getMessages(DEFAULT_LANGUAGE).lost.startingTitle}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}</style>
${LANGUAGES.map((language, index) => inWords(language, index, requestId)).join('\n')}
</html>
`

/** @param requestId well-formed: it stands in the page as it is */
export function sendAway(response: ServerResponse, requestId: string): void {
  const headers = { 'retry-after': RETRY_AFTER_S, 'content-type': 'text/html; charset=utf-8' }
  sendPlain(response, 503, headers, away(requestId))
}
