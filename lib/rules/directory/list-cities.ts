import type { District, Option } from '@/lib/contract/lookup'

/**
 * The cities of these districts: each once, in order of their names. A town that lies in two
 * districts is one city.
 */
export function listCities(districts: readonly District[], districtIds: readonly string[]): Option[] {
  const chosen = districts.filter((district) => districtIds.includes(district.id))
  const cities = new Map(chosen.flatMap((district) => district.cities).map((city) => [city.id, city]))
  return [...cities.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
