/** A name as "Sri Basaveshwara", "Rural Polytechnic", "Gadag"; any part may be `''`. */
export type NameParts = { founder: string; kind: string; place: string; comma: boolean }

/** Words that make an institution what it is. */
const NOUNS = new Set(
  `school schools college colleges institute institution institutions polytechnic university academy vidyalaya
  mahavidyalaya vidyapeetha vidyapeeth vidyaniketan gurukula convent gfgc centre center faculty department shala
  vishwavidyalaya mandir mandira`.split(/\s+/),
)

/** Words that stand around those and say of what kind, for whom, or of which subjects. */
const QUALIFIERS = new Set(
  `government govt aided unaided lower higher primary high model composite pre-university pu pre independent
  residential public english kannada urdu marathi telugu tamil medium boys girls for women womens women's men first
  grade degree evening day of and & in arts art commerce science sciences engineering technology technological
  management studies business administration computer computers applications application information pharmacy nursing
  law education educational teacher teachers training medical dental architecture design research international
  central junior senior secondary rural group post graduate pg hotel catering tourism social work advanced applied
  professional vocational fine hospitality health autonomous development finance planning basic nursery kg`.split(
    /\s+/,
  ),
)
const JOINING = new Set(['of', 'and', '&', 'in', 'for'])

function plain(word: string): string {
  return word.toLowerCase().replace(/[,.()]/g, '')
}

/** The longest run of words about the kind that holds a noun, from its first word up to behind its last. */
function kindOf(words: readonly string[]): [number, number] | null {
  let best: [number, number] | null = null
  for (let start = 0; start < words.length; start += 1) {
    let end = start
    let hasNoun = false
    for (; end < words.length; end += 1) {
      const word = plain(words[end] ?? '')
      if (NOUNS.has(word)) hasNoun = true
      else if (!QUALIFIERS.has(word)) break
      if (words[end]?.endsWith(',') && hasNoun) {
        end += 1
        break
      }
    }
    while (end > start && JOINING.has(plain(words[end - 1] ?? ''))) end -= 1
    if (hasNoun && end - start > (best ? best[1] - best[0] : 0)) best = [start, end]
    start = Math.max(start, end)
  }
  return best
}

const edges = (text: string) => text.replace(/^[\s,.-]+|[\s,-]+$/g, '')

/** Takes a name apart at what says which kind of institution it is; without such words all is `founder`. */
export function takeApart(name: string): NameParts {
  const words = name.split(/\s+/).filter(Boolean)
  const kind = kindOf(words)
  if (!kind) return { founder: edges(name), kind: '', place: '', comma: false }
  const [start, end] = kind
  const middle = words.slice(start, end).join(' ')
  return {
    founder: edges(words.slice(0, start).join(' ')),
    kind: edges(middle),
    place: edges(words.slice(end).join(' ')),
    comma: middle.endsWith(','),
  }
}

export function putTogether({ founder, kind, place, comma }: NameParts): string {
  const name = [founder, kind].filter(Boolean).join(' ')
  if (!place) return name
  return name ? `${name}${comma ? ',' : ''} ${place}` : place
}
