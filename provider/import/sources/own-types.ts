import { streamId, typeId, typeOfStream } from '@/provider/import/clean/stream'
import { classifyCollege, type Classification } from '@/provider/import/clean/institution-type'
import { TAXONOMY } from '@/provider/taxonomy'

/** Other words for a type that lists use, in letters alone. */
const TYPE_WORDS: Record<string, string> = {
  engineeringcollege: 'engineering',
  diploma: 'polytechnic',
  mba: 'management',
  businessschool: 'management',
  mca: 'computer-applications',
  bca: 'computer-applications',
  degree: 'degree',
  college: 'degree',
  artscollege: 'degree',
  medicine: 'medical',
  dental: 'medical',
  nursing: 'health-sciences',
  pharmacy: 'health-sciences',
  architecture: 'design',
  hotelmanagement: 'hospitality',
  bed: 'education',
  puc: 'pu-college',
  pu: 'pu-college',
  juniorcollege: 'pu-college',
  preuniversitycollege: 'pu-college',
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '')
}

/** The id of a type under its slug, its name or another word for it; `null` when none fits. */
export function typeOfWord(word: string): number | null {
  const plain = letters(word)
  const slug = TYPE_WORDS[plain]
  if (slug !== undefined) return typeId(slug)
  return TAXONOMY.find((type) => letters(type.slug) === plain || letters(type.name) === plain)?.id ?? null
}

/** Ids of the streams that a text names, apart by `;`, `|` or `,`, within a type first; and the words that name none. */
export function streamsOfWords(text: string, own: number | null): { ids: number[]; unknown: string[] } {
  const ids: number[] = []
  const unknown: string[] = []
  const types = [...TAXONOMY].sort((a, b) => Number(b.id === own) - Number(a.id === own))
  for (const word of text
    .split(/[;|,]/)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const plain = letters(word)
    const found = types
      .flatMap((type) => type.streams)
      .find((stream) => letters(stream.slug) === plain || letters(stream.name) === plain)
    if (found) ids.push(found.id)
    else unknown.push(word)
  }
  return { ids, unknown }
}

/** What names say when a list has no column for the type; the first that fits. */
const NAMED: readonly (readonly [RegExp, string, string | null])[] = [
  [/\bpolytechnic/i, 'polytechnic', null],
  [/\bpu college|\bpre[- ]?university|junior college/i, 'pu-college', 'general'],
  [/\bengineering\b|institute of technology/i, 'engineering', null],
  [/\bdental/i, 'medical', 'dentistry'],
  [/\bayurved/i, 'medical', 'ayurveda'],
  [/\bmedical (?:college|sciences)/i, 'medical', 'medicine'],
  [/\bnursing/i, 'health-sciences', 'nursing'],
  [/\bpharmac/i, 'health-sciences', 'pharmacy'],
  [/\blaw (?:college|school)|college of law|school of law/i, 'law', null],
  [/\barchitecture/i, 'design', 'architecture'],
  [/\bhotel management/i, 'hospitality', 'hotel-management'],
  [/college of education|\bb\.? ?ed\b/i, 'education', 'bed'],
  [/\bhorticultur/i, 'agriculture', 'horticulture'],
  [/\bagricultur/i, 'agriculture', 'agriculture'],
  [/\bmanagement|\bbusiness school/i, 'management', null],
  [/\bhigh school/i, 'school', 'high-school'],
  [/\bhigher primary/i, 'school', 'higher-primary'],
  [/\blower primary|\bprimary school/i, 'school', 'lower-primary'],
  [/\bschool\b/i, 'school', null],
  [/\buniversity\b/i, 'university', 'multi-disciplinary'],
  [/\bcollege\b/i, 'degree', null],
]

/** Types and streams of a row of our own format: by its columns, else by its courses and its name. */
export function classifyOwn(
  name: string,
  listedType: number | null,
  listedStreams: readonly number[],
  courseStreams: readonly (number | null)[],
): Classification | null {
  const streams = [...listedStreams, ...courseStreams.filter((id) => id !== null)]
  let own = listedType
  if (own === null && streams.length > 0) own = classifyCollege(name, null, streams)?.typeId ?? null
  if (own === null) {
    const hit = NAMED.find(([pattern]) => pattern.test(name))
    if (hit === undefined) return null
    own = typeId(hit[1])
    if (hit[2] !== null) streams.push(streamId(hit[1], hit[2]))
  }
  const ids = (list: number[]) => [...new Set(list)].sort((a, b) => a - b)
  return { typeId: own, typeIds: ids([own, ...streams.map(typeOfStream)]), streamIds: ids(streams) }
}
