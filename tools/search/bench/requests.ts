import { abusiveQuery } from './abusive-query'
import { between, pick, type Random } from '@/tools/bench/random'

/** What is measured of the provider. */
export const ENQUIRY_KINDS = [
  'search',
  'search as people ask',
  'search, filters, facets',
  'filters',
  'filters, facets',
  'page 500',
  'suggest',
  'abusive search',
] as const
export type RequestKind = (typeof ENQUIRY_KINDS)[number]

/** What requests are made of: names as typed, what people ask, and what can be filtered by. */
export type Material = {
  typed: readonly string[]
  asked: readonly string[]
  types: readonly { id: number; streams: readonly number[] }[]
  /** As often as institutions lie there. */
  districts: readonly number[]
  cities: readonly number[]
}

type Parameters = Record<string, string>

/** One to three filters at once, as people combine them. */
function filters(random: Random, { types, districts, cities }: Material): Parameters {
  const asked: Parameters = {}
  const type = pick(random, types)
  if (random() < 0.7) asked.institute_type_id = String(type.id)
  if (asked.institute_type_id && type.streams.length > 0 && random() < 0.5) {
    asked.category_id = [...new Set([pick(random, type.streams), pick(random, type.streams)])].join(',')
  }
  const chance = random()
  if (chance < 0.4) asked.district_id = [...new Set([pick(random, districts), pick(random, districts)])].join(',')
  else if (chance < 0.6 && cities.length > 0) asked.city_id = String(pick(random, cities))
  if (random() < 0.2) asked.min_rating = String(between(random, 1, 4))
  if (random() < 0.2) {
    asked.min_fee = String(between(random, 0, 100) * 1000)
    asked.max_fee = String(between(random, 100, 500) * 1000)
  }
  if (random() < 0.1) asked.is_residential = '1'
  return Object.keys(asked).length > 0 ? asked : { institute_type_id: String(type.id) }
}

function page500(random: Random): Parameters {
  return pick<Parameters>(random, [
    { page: '500' },
    { page: '500', sort: 'rating' },
    { page: '500', sort: 'fee' },
    { page: '500', search: 'school' },
  ])
}

function parameters(random: Random, kind: RequestKind, material: Material): Parameters {
  switch (kind) {
    case 'search':
      return { search: pick(random, material.typed) }
    case 'search as people ask':
      return { search: pick(random, material.asked) }
    case 'search, filters, facets':
      return { search: pick(random, material.typed), ...filters(random, material), facets: '1' }
    case 'filters':
      return filters(random, material)
    case 'filters, facets':
      return { ...filters(random, material), facets: '1' }
    case 'page 500':
      return page500(random)
    case 'abusive search':
      return { search: abusiveQuery(random) }
    case 'suggest': {
      const typed = pick(random, material.typed)
      return { q: typed.slice(0, between(random, 2, Math.max(2, Math.min(16, typed.length)))), limit: '8' }
    }
  }
}

/** The path of a request of one kind. */
export function makeRequest(random: Random, kind: RequestKind, material: Material): string {
  const path = kind === 'suggest' ? '/api/v1/institutes/suggest' : '/api/v1/institutes'
  return `${path}?${new URLSearchParams(parameters(random, kind, material)).toString()}`
}
