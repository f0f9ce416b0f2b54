import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { withLanguage } from '@/lib/rules/routes/localized-url'

const FOLDER = join(process.cwd(), 'app/offline')
const script = (name: 'worker' | 'no-worker' | 'saved') => readFileSync(join(FOLDER, `${name}.js`), 'utf8')

const STYLE = `body{margin:0;background:#fcfaf6;color:#141d2d;font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:3rem 1.25rem;display:grid;gap:1.5rem;justify-items:start}
h1{font-size:2.25rem;line-height:1.2;margin:0}h2{font-size:1.25rem;margin:0}p{margin:0;color:#4c5361}
.brand{color:#4c5361;font-weight:600}a{color:#224aa9}
button{font:inherit;font-weight:600;color:#fff;background:#224aa9;border:0;border-radius:12px;padding:.75rem 1.5rem;min-height:44px;cursor:pointer}
:focus-visible{outline:3px solid #224aa9;outline-offset:3px}
ul{margin:.5rem 0 0;padding:0;list-style:none}li a{display:inline-block;padding:.625rem 0}[hidden]{display:none}`

/** Texts of ours, which are in need of no escapes but this one. */
const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page that needs nothing that is not in it, but one script. `kept`: the key under which the browser keeps a list. */
function offlinePage({ code }: Locale): string {
  const { layout, offline } = getMessages(code)
  const section = (kept: string, title: string) =>
    `<section data-kept="${kept}" data-page="${withLanguage('/college/detail', code)}?id=" hidden><h2>${safe(title)}</h2><ul></ul></section>`
  return `<!doctype html>
<html lang="${code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe(offline.title)} | ${safe(layout.brand)}</title>
<style>${STYLE}</style>
<main>
<p class="brand">${safe(layout.brand)}</p>
<h1>${safe(offline.title)}</h1>
<p>${safe(offline.text)}</p>
<button type="button">${safe(offline.retry)}</button>
${section('shortlist', offline.shortlist)}
${section('compare', offline.compare)}
</main>
<script src="/offline/saved.js" defer></script>
</html>
`
}

export type OfflineFile = { type: 'text/html' | 'text/javascript'; text: string }

let files: ReadonlyMap<string, OfflineFile> | undefined
/** What the service worker keeps, by address: a page in each language, and the script that they share. */
export function offlineFiles(): ReadonlyMap<string, OfflineFile> {
  files ??= new Map<string, OfflineFile>([
    ['/offline/saved.js', { type: 'text/javascript', text: script('saved') }],
    ...LOCALES.map((locale) => [`/offline/${locale.code}`, { type: 'text/html', text: offlinePage(locale) }] as const),
  ])
  return files
}

/** The service worker; another one, to the byte, where anything that it keeps is another. */
export function workerScript(): string {
  const kept = offlineFiles()
  const version = createHash('sha256')
    .update(JSON.stringify([...kept]))
    .digest('hex')
    .slice(0, 16)
  const pages = LOCALES.toSorted((one, other) => other.prefix.length - one.prefix.length).map(
    ({ code, prefix }): [string, string] => [prefix, `/offline/${code}`],
  )
  return script('worker')
    .replace('__VERSION__', version)
    .replace('__FILES__', JSON.stringify([...kept.keys()]))
    .replace('__PAGES__', JSON.stringify(pages))
}

/** In its place where the operator wants none (`OFFLINE_PAGE=off`). */
export function noWorkerScript(): string {
  return script('no-worker')
}
