import { streamId, typeId, typeOfStream } from '@/provider/import/clean/stream'
import { classifyCollege, type Classification } from '@/provider/import/clean/institution-type'
import { hasKannada, withEnglishKinds } from '@/provider/names/kannada-kinds'
import { TAXONOMY, type TypeEntry } from '@/provider/directory/taxonomy'
import { lettersOf } from '@/provider/names/letters'

/** The id of a type under its slug, its name in either language or another word for it; `null` when none fits. */
export function typeOfWord(word: string): number | null {
  const english = withEnglishKinds(word)
  // What was not understood may make it another type.
  const plain = hasKannada(english) ? '' : lettersOf(english)
  const isMeant = ({ slug, name, kn, words = [] }: TypeEntry) =>
    kn === word.trim() || words.includes(plain) || lettersOf(slug) === plain || lettersOf(name) === plain
  return TAXONOMY.find(isMeant)?.id ?? null
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
    const plain = lettersOf(word)
    const found = types
      .flatMap((type) => type.streams)
      .find((stream) => lettersOf(stream.slug) === plain || lettersOf(stream.name) === plain)
    if (found) ids.push(found.id)
    else unknown.push(word)
  }
  return { ids, unknown }
}

/** What names say when a list has no column for the type; the first that fits. */
const NAMED = [1, 2, 3, 4].flatMap((tried) =>
  TAXONOMY.filter(({ rank = 2 }) => rank === tried).flatMap(({ slug, named = [] }) =>
    named.map(([pattern, stream]) => ({ pattern, type: slug, stream })),
  ),
)

/** Types and streams of a row of our own format: by its columns, else by its courses; what its name tells is no type that the list says. */
export function classifyOwn(
  name: string,
  listedType: number | null,
  listedStreams: readonly number[],
  courseStreams: readonly (number | null)[],
): Classification | null {
  const streams = [...listedStreams, ...courseStreams.filter((id) => id !== null)]
  let own = listedType
  const isSaid = listedType !== null || streams.length > 0
  if (own === null && streams.length > 0) own = classifyCollege(name, null, streams)?.typeId ?? null
  if (own === null) {
    const said = withEnglishKinds(name)
    const hit = NAMED.find(({ pattern }) => pattern.test(said))
    if (hit === undefined) return null
    own = typeId(hit.type)
    if (hit.stream !== null) streams.push(streamId(hit.type, hit.stream))
  }
  const ids = (list: number[]) => [...new Set(list)].sort((a, b) => a - b)
  return { typeId: own, typeIds: isSaid ? ids([own, ...streams.map(typeOfStream)]) : [], streamIds: ids(streams) }
}
