import type { Language } from '@/lib/contract/language'
import type { District, Option } from '@/lib/contract/lookup'
import { inOrderOfNames } from '@/lib/rules/text/order-of-names'

/**
 * The cities of these districts: each once, in order of their names. A town that lies in two
 * districts is one city.
 */
export function listCities(districts: readonly District[], districtIds: readonly string[], lang: Language): Option[] {
  const chosen = districts.filter((district) => districtIds.includes(district.id))
  const cities = new Map(chosen.flatMap((district) => district.cities).map((city) => [city.id, city]))
  return inOrderOfNames([...cities.values()], lang)
}
