import { type Institution, INSTITUTIONS } from '@/e2e/other-provider/institutions'
import { placeName } from '@/e2e/other-provider/lookups'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

function commaList(query: URLSearchParams, name: string): string[] {
  return (query.get(name) ?? '').split(',').filter((value) => value !== '')
}

function bound(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name)
  const value = text === null || text === '' ? NaN : Number(text)
  return Number.isFinite(value) ? value : otherwise
}

/** Several values of one filter are alternatives, several filters all apply; what is unreadable is not asked. */
function matches(institution: Institution, query: URLSearchParams): boolean {
  const types = commaList(query, 'institute_type_id')
  const streams = commaList(query, 'category_id')
  const districts = commaList(query, 'district_id')
  const cities = commaList(query, 'city_id')
  if (types.length > 0 && !types.includes(institution.typeId)) return false
  if (streams.length > 0 && !institution.streamIds.some((id) => streams.includes(id))) return false
  if (districts.length > 0 && !districts.includes(institution.districtId)) return false
  if (cities.length > 0 && !cities.includes(institution.cityId ?? '')) return false
  if (query.get('is_residential') === '1' && institution.isResidential !== true) return false
  if (query.has('min_rating') || query.has('max_rating')) {
    const rating = institution.rating ?? -1
    if (rating < bound(query, 'min_rating', 0) || rating > bound(query, 'max_rating', 5)) return false
  }
  if (query.has('min_fee') || query.has('max_fee')) {
    const [least, most] = [bound(query, 'min_fee', 0), bound(query, 'max_fee', Infinity)]
    const within = institution.courses.some(({ fees }) => fees !== undefined && fees >= least && fees <= most)
    if (!within) return false
  }
  return holdsWords(institution, query.get('search') ?? '')
}

function holdsWords(institution: Institution, search: string): boolean {
  const { name, districtId, cityId = '', courses } = institution
  const places = [placeName('district', districtId), placeName('city', cityId)]
  const text = [name, ...places, ...courses.map((course) => course.name)].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** One page of what matches. It sorts and counts options by no wish: it has none of the optional parts. */
export function searchInstitutions(query: URLSearchParams) {
  const found = INSTITUTIONS.filter((institution) => matches(institution, query))
  const limit = Math.min(MAX_LIMIT, Math.max(1, Math.floor(bound(query, 'limit', DEFAULT_LIMIT))))
  const page = Math.max(1, Math.floor(bound(query, 'page', 1)))
  return {
    items: found.slice((page - 1) * limit, page * limit),
    total: found.length,
    page,
    lastPage: Math.max(1, Math.ceil(found.length / limit)),
  }
}
