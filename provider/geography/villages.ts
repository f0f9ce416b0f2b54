import { lettersOf } from '@/provider/names/letters'

/**
 * Villages that lists name in place of a town, by the code of their district (LGD villages, 2026; B.G. Nagara is a post office of
 * Nagamangala). Left out on purpose: what places of two districts are called, such as Kokatnur (Athani, and Sindagi).
 */
const VILLAGES: readonly (readonly [districtId: number, names: string])[] = [
  [529, 'Hulsoor,Hulasur,Hulsur'],
  [530, 'Zalaki,Jhalaki'],
  [533, 'Bharamasagara,Baramasagara,Bharamasagar'],
  [535, 'Mayakonda'],
  [544, 'Krishnarajasagara,K.R. Sagara,K.R. Sagar,Adichunchanagiri,Balagangadharanatha Nagara,B.G. Nagara,B.G. Nagar'],
]

const DISTRICT_OF = new Map(
  VILLAGES.flatMap(([districtId, names]) => names.split(',').map((name) => [lettersOf(name), districtId] as const)),
)

/** The district of a village that lists name, or `null`. */
export function districtOfVillage(name: string | null): number | null {
  return name === null ? null : (DISTRICT_OF.get(lettersOf(name)) ?? null)
}
