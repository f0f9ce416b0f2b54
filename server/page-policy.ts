import { createHash } from 'node:crypto'

const INLINE = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
/** No script at all: data, such as JSON-LD. */
const DATA_TYPE = /\stype="(?!text\/javascript|module)[^"]*"/

/** What Next writes into a page: a call with one value. What stands in the brackets must be JSON, so that it computes nothing. */
const KNOWN = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s,
  /^self\.__next_f\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/s,
]

function isKnown(script: string): boolean {
  const value = KNOWN.map((form) => form.exec(script)?.[1]).find((text) => text !== undefined)
  if (value === undefined) return false
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

/** The scripts that stand in a page itself. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=/.test(attributes) || DATA_TYPE.test(attributes) ? [] : [text],
  )
}

/**
 * The Content-Security-Policy of a page: scripts of ours, and those in the page itself by what they are, so
 * that a cached page needs no nonce and nothing that is smuggled in runs. A script in none of the forms
 * that Next writes gets no hash, and `refused` is told.
 * @param gateways origins to which a form may go besides our own: from any page, for the policy is that of the
 * page that was loaded first, however a visitor then came to the one where a plan is paid
 */
export function pagePolicy(
  html: string,
  { isHttps, gateways, refused }: { isHttps: boolean; gateways: readonly string[]; refused: (script: string) => void },
): string {
  const hashes = new Set<string>()
  for (const script of inlineScripts(html)) {
    if (isKnown(script)) hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    else refused(script)
  }
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    // Toasts and moving parts set styles of their own; without script they can do no more than look odd.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", ...gateways].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Of what is no page: opened by itself it shows, and does, nothing but itself. */
export const OTHER_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
