import { DISTRICT_NAMES } from '@/provider/geography/district-names'
import { KANNADA_PLACE_NAMES } from '@/provider/geography/kannada-names'
import { TOWN_NAMES } from '@/provider/geography/town-names'
import { lettersOf } from '@/provider/names/letters'

/** What people type for a town, and no list writes. */
const TYPED_NAMES: readonly string[] = ['Bengaluru,BLR,Blore,Bglr,Bangaluru', 'Mangaluru,Mlore', 'Hubballi-Dharwad,HBL']

const OF_DISTRICT = new Map(DISTRICT_NAMES.map(([code, , others]) => [code, others.split(',')] as const))
const OF_TOWN = new Map<string, string[]>()
for (const line of [...TOWN_NAMES, ...TYPED_NAMES]) {
  const names = line.split(',')
  for (const name of names) OF_TOWN.set(lettersOf(name), [...(OF_TOWN.get(lettersOf(name)) ?? []), ...names])
}

/** The names of a district beside its own: old, misspelt, in Kannada. */
export function otherNamesOfDistrict({ id, name }: { id: number; name: string }): string[] {
  return distinct(name, [...(OF_DISTRICT.get(id) ?? []), ...kannadaOf(name)])
}

/** The names of a town beside its own: old, misspelt, in Kannada. */
export function otherNamesOfTown(name: string): string[] {
  return distinct(name, [...(OF_TOWN.get(lettersOf(name)) ?? []), ...kannadaOf(name)])
}

/** Both halves of a double town ("ಹುಬ್ಬಳ್ಳಿ-ಧಾರವಾಡ") are names of it. */
function kannadaOf(name: string): string[] {
  return KANNADA_PLACE_NAMES.get(name)?.split('-') ?? []
}

function distinct(name: string, others: readonly string[]): string[] {
  return [...new Set(others)].filter((other) => other !== name)
}
