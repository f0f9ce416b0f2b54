import 'server-only'
import sanitizeHtml from 'sanitize-html'
import type { Language } from '@/lib/contract/language'
import { link } from '@/lib/contract/link'
import { ownAddress } from '@/lib/rules/routes/own-address'
import { type PolicyItem, splitPolicy } from '@/lib/rules/content/policy-items'

/** A larger one is no text that anybody reads, and would hold up everybody's page (ADR 36). */
export const MAX_POLICY_BYTES = 200 * 1024

const TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]
/** Deeper ones are nobody's text: they are there to be slow. */
const DEEPEST = 20

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
}

/** Where a link leads; `null`: nowhere that a page would send anybody. */
function addressOf(href: string | undefined): string | null {
  const address = link.parse(href)
  return address === null || address.startsWith('#') ? null : address
}

/** Where a link may lead: pages of ours in the language of the page, other websites in a new tab. Any other is its text alone. */
function linkTag(href: string | undefined, lang: Language): sanitizeHtml.Tag {
  const address = addressOf(href)
  if (address === null) return { tagName: 'span', attribs: {} }
  if (/^https?:/i.test(address)) {
    return { tagName: 'a', attribs: { href: address, target: '_blank', rel: 'noopener noreferrer' } }
  }
  return { tagName: 'a', attribs: { href: ownAddress(address, lang).href } }
}

function clean(source: string, lang: Language): string {
  return sanitizeHtml(source, {
    ...OPTIONS,
    transformTags: {
      a: (_, { href }) => linkTag(href, lang),
      // The page's own title is its only h1.
      h1: 'h2',
      h2: 'h3',
      h3: 'h4',
      h4: 'h5',
      h5: 'h6',
    },
  })
}

/** Of an element that was cut in two, the half without a text would be an empty paragraph. */
function balanced(html: string): string {
  return sanitizeHtml(html, OPTIONS)
    .replace(/<(p|strong|b|em|i|u|a|ul|ol|li|blockquote|h[2-6])\b[^<>]*>\s*<\/\1>/g, '')
    .trim()
}

/** Entries that a cut has left without their list become blocks: a browser would not know what to do with them. */
function withoutStrayEntries(html: string): string {
  const lists: boolean[] = []
  let depth = 0
  return html.replace(/<(\/?)(ul|ol|li)>/g, (tag, slash: string, name: string) => {
    if (name !== 'li') {
      depth += slash === '' ? 1 : -1
      return tag
    }
    const isStray = slash === '' ? depth === 0 : lists.pop() === true
    if (slash === '') lists.push(isStray)
    return isStray ? `<${slash}div>` : tag
  })
}

/** What opens a new tab says so. The text is sanitised: its links look like this and hold no other link. */
function withNotes(html: string, note: string): string {
  return html.replace(/(<a [^<>]*target="_blank"[^<>]*>.*?)<\/a>/gs, `$1<span class="sr-only"> ${note}</span></a>`)
}

/**
 * A policy's HTML or plain text as parts that are safe to show: a short list of tags, no attribute
 * but a link's, headings one level down, each part balanced (spec 2 §2; security "Input").
 * @param text the words that tell of a new tab
 * @returns `null` for a text over `MAX_POLICY_BYTES`
 */
export function readPolicyItems(source: string, lang: Language, text: { newTab: string }): PolicyItem[] | null {
  if (Buffer.byteLength(source) > MAX_POLICY_BYTES) return null
  return splitPolicy(clean(source, lang)).map(({ label, html }) => ({
    label,
    // Once more, because a part may begin or end within an element.
    html: withNotes(withoutStrayEntries(balanced(html)), sanitizeHtml(text.newTab, { allowedTags: [] })),
  }))
}

/** So many are named, in so many characters each. */
const MAX_LEFT_OUT = 20
const EXCERPT = 60
/** Every link is given its own by `linkTag`. */
const OWN_ATTRIBUTES: readonly string[] = ['rel', 'target']

/** What of a policy's source no page shows, each once: tags, attributes, and addresses to which nothing may lead. */
export function leftOutOf(source: string): string[] {
  if (Buffer.byteLength(source) > MAX_POLICY_BYTES) return []
  const found = new Set<string>()
  const onOpenTag = (name: string, attribs: sanitizeHtml.Attributes) => {
    if (name !== 'h1' && !TAGS.includes(name)) {
      found.add(`<${name}>`)
      return
    }
    for (const [attribute, value] of Object.entries(attribs)) {
      const isAddress = name === 'a' && attribute === 'href'
      if (isAddress ? addressOf(value) !== null : name === 'a' && OWN_ATTRIBUTES.includes(attribute)) continue
      found.add(isAddress ? `href="${value}"` : attribute)
    }
  }
  sanitizeHtml(source, { ...OPTIONS, onOpenTag })
  return [...found].slice(0, MAX_LEFT_OUT).map((part) => [...part].slice(0, EXCERPT).join(''))
}
