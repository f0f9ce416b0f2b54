import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'

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
const AWAY = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>One moment, please</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}</style>
<h1>One moment, please</h1>
<p>The website is just starting. Please try again in a few seconds.</p>
<p lang="kn">ಜಾಲತಾಣ ಈಗಷ್ಟೇ ಪ್ರಾರಂಭವಾಗುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಕೆಲವು ಕ್ಷಣಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.</p>
</html>
`

export function sendAway(response: ServerResponse): void {
  const headers = { 'retry-after': RETRY_AFTER_S, 'content-type': 'text/html; charset=utf-8' }
  sendPlain(response, 503, headers, AWAY)
}
