/** What operators' lists write where nothing is known. */
const MISSING = /^(?:[-–—_.\s]*|null|none|nil|n\/?a|n\.a\.?|not applicable|not available|undefined|nan)$/i

/** Windows-1252 letters that stand outside Latin-1, by code point, with their byte. */
const CP1252_BYTES = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((letter, index) => {
    const bytes = [
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96,
      0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
    ]
    return [letter, bytes[index] ?? 0] as const
  }),
)
const FOREIGN_RUN = new RegExp(`[\\u0080-\\u00ff${[...CP1252_BYTES.keys()].join('')}]{2,}`, 'g')
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}

function bytesOf(run: string): Uint8Array | null {
  const bytes: number[] = []
  for (const letter of run) {
    const code = letter.codePointAt(0) ?? 0
    const byte = code <= 0xff ? code : CP1252_BYTES.get(letter)
    if (byte === undefined) return null
    bytes.push(byte)
  }
  return Uint8Array.from(bytes)
}

/** UTF-8 that somebody read as Windows-1252, put right; what is no such run stays. */
function mendMojibake(text: string): string {
  return text.replace(FOREIGN_RUN, (run) => {
    const bytes = bytesOf(run)
    if (bytes === null) return run
    try {
      return strictUtf8.decode(bytes)
    } catch {
      return run
    }
  })
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isLetter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isLetter ? String.fromCodePoint(code) : ' '
  })
}

/** A text without what PostgreSQL cannot store: NUL, and half a character, such as where a text was cut off. */
export function storable(text: string): string {
  return text
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
    .replaceAll('\u0000', ' ')
}

function tidy(text: string): string {
  return (
    storable(text.normalize('NFC'))
      // Other control characters show as boxes.
      .replace(/[\u0001-\u001f\u007f\u00a0\u2028\u2029]/g, ' ')
      .replace(/[\u0080-\u009f\u200b\ufeff\ufffd]/g, '')
      .replace(/\s+/g, ' ')
      // Joiners matter inside Kannada words and mean nothing at the ends.
      .replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '')
  )
}

/**
 * Mends a text as it came: mojibake (also double), HTML entities (also double), control
 * characters, runs of spaces. Never throws; mending twice is mending once.
 */
export function mendText(raw: string): string {
  let text = raw
  for (let round = 0; round < 8; round += 1) {
    // Mojibake first: its second bytes are control characters that tidying would take away.
    const mended = tidy(decodeEntities(mendMojibake(text)))
    if (mended === text) break
    text = mended
  }
  return text
}

/** The mended text, or `null` where the list says in one of its ways that there is none. */
export function presentText(raw: unknown): string | null {
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw)
  if (typeof raw !== 'string') return null
  const text = mendText(raw)
  return MISSING.test(text) ? null : text
}
