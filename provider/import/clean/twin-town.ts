import { KANNADA_PLACE_NAMES } from '@/provider/geography/kannada-names'
import { DISTRICTS } from '@/provider/geography/places'
import { TWIN_TOWNS } from '@/provider/geography/town-names'
import { hasKannada } from '@/provider/names/kannada-kinds'
import { lastNamed, spellingsOf, TOWNS, type Spelling } from './city'

/** The two towns of an urban body; a spelling's `id` is the town's place in `towns`. */
type Body = { towns: readonly string[]; spellings: readonly Spelling[]; both: RegExp; ofDistrict: number }

const lettersOf = (names: readonly string[]) => `(?:${names.map((name) => name.toUpperCase()).join('|')})`

/** Names in Kannada that stand alone: not those of a district, a road or a people. */
function inKannada(names: readonly string[], id: number): Spelling[] {
  return names.filter(hasKannada).map((name) => {
    return { id, pattern: new RegExp(`(?<!\\p{Script=Kannada} ?)${name}(?! ?\\p{Script=Kannada})`, 'gu') }
  })
}

/** By the body's LGD code. */
const BODIES: ReadonlyMap<number, Body> = new Map(
  TWIN_TOWNS.flatMap(({ body: [name = ''], towns }) => {
    const kannada = KANNADA_PLACE_NAMES.get(name)?.split('-') ?? []
    const named = towns.map((names, at) => [...names, ...kannada.slice(at, at + 1)])
    const [one = '', other = ''] = named.map(lettersOf)
    return TOWNS.filter((town) => town.name === name).map(({ id, districtId }): [number, Body] => {
      const district = DISTRICTS.find((each) => each.id === districtId)?.name ?? ''
      const body = {
        towns: towns.map(([own = '']) => own),
        spellings: named.flatMap((names, at) => [...spellingsOf(names, at), ...inKannada(names, at)]),
        both: new RegExp(`${one}[\\s–/&-]+${other}|${other}[\\s–/&-]+${one}`, 'g'),
        ofDistrict: named.findIndex((names) => names.includes(district)),
      }
      return [id, body]
    })
  }),
)

/** Which of two towns a text names; "Hubballi, Dharwad" is in the district that bears the other one's name. */
function townIn(text: string, { spellings, both, ofDistrict }: Body): number | null {
  const upper = text.normalize('NFC').toUpperCase()
  const own = upper.replace(both, ' ')
  const last = lastNamed(own, spellings)
  if (last === null) return null
  const isOtherNamed =
    lastNamed(
      own,
      spellings.filter(({ id }) => id !== last),
    ) !== null
  if (last !== ofDistrict) return isOtherNamed ? null : last
  if (isOtherNamed) return 1 - last
  return own === upper ? last : null
}

/**
 * The town that a record names of an urban body that joins two, by the first of its texts that names one; `null` where
 * they name the body alone, or its town is no such body.
 */
export function readTwinTown(cityId: number | null, texts: readonly (string | null)[]): string | null {
  const body = cityId === null ? undefined : BODIES.get(cityId)
  if (body === undefined) return null
  const read = texts.map((text) => (text === null ? null : townIn(text, body)))
  return body.towns[read.find((at) => at !== null) ?? -1] ?? null
}

type Placed = { cityId: number | null; twinTown: string | null }
/** Whether one names Hubballi and the other Dharwad, of which lists know one body. */
export const isOtherTwin = (a: Placed, b: Placed): boolean =>
  a.cityId === b.cityId && a.twinTown !== null && b.twinTown !== null && a.twinTown !== b.twinTown
