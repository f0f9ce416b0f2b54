import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { textBy } from '@/lib/contract/text-fields'
import type { Understood } from '@/lib/contract/understood'
import { kindText, placeText } from '@/provider/directory/names-by-language'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import type { Meant, MeantPart } from './meant'
import { piecesOf, textOf, textWithout } from './pieces'
import type { Part } from './understand'

const NAMES = new Map(TAXONOMY.flatMap((type) => [type, ...type.streams]).map((kind) => [kind.id, kindText(kind)]))

function joined(names: readonly (Text | undefined)[]): Text | null {
  const known = names.flatMap((name) => name ?? [])
  const say = (language: Language) =>
    known.some((name) => name[language] !== undefined)
      ? [...new Set(known.map((name) => name[language] ?? name[DEFAULT_LANGUAGE]))].join(', ')
      : ''
  return known.length === 0 ? null : textBy(say)
}

/** A name of the directory's own; whoever shows it has words for the rest. */
function nameOf(part: Part, pieces: ReturnType<typeof piecesOf>): Text | null {
  if (part.is === 'type' || part.is === 'stream') return joined(part.ids.map((id) => NAMES.get(id)))
  if (part.is === 'course') return { en: textOf(pieces, part.segments) }
  if (part.is !== 'place') return null
  // One name for each place that was said: a district's before that of its town, if it is called so, too.
  const said = part.segments.flatMap((segment) => (segment.is === 'place' ? [segment.places] : []))
  const main = said.flatMap((places) => places.find(({ isMain }) => isMain) ?? places[0] ?? [])
  return joined(main.map(({ name }) => placeText(name)))
}

function valuesOf(part: Part): readonly (string | number)[] {
  switch (part.is) {
    case 'type':
    case 'stream':
      return part.ids
    case 'ownership':
      return part.values
    case 'course':
      return part.words
    case 'place':
      return part.places.map(({ cityId, districtId }) => cityId ?? districtId)
    default:
      return []
  }
}

/** What the contract says of a search that was understood; `null` of one that was not. */
export function tell(text: string, meant: Meant | null, isMissing: boolean): Understood | null {
  if (meant === null && !isMissing) return null
  const parts = (meant?.parts ?? []).filter(({ is }) => is !== 'sort' || meant?.sort !== null)
  const pieces = piecesOf(text)
  return {
    parts: parts.map((part: MeantPart) => ({
      is: part.is,
      values: [...new Set(valuesOf(part).map(String))],
      name: nameOf(part, pieces),
      without: textWithout(pieces, part.segments),
    })),
    sort: meant?.sort ?? null,
    unknown: [...(meant?.unknown ?? [])],
    isMissing,
  }
}
