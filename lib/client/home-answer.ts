import { getFromBff } from '@/lib/client/bff-client'
import type { Language } from '@/lib/contract/lenient'
import type { HomeData } from '@/lib/rules/home-data'

const LISTS = ['testimonials', 'categories']
const LISTED = ['partners', 'topInstitutes']

/**
 * What `GET /api/home` gives. Only the places in which lists and objects must stand are looked at:
 * the server has read the rest, and both ends are of one build.
 */
function isHomeData(value: unknown): value is HomeData {
  if (typeof value !== 'object' || value === null) return false
  const explore: unknown = Reflect.get(value, 'explore')
  if (typeof explore !== 'object' || explore === null || !Array.isArray(Reflect.get(explore, 'cards'))) return false
  const isListed = (list: unknown) => Array.isArray(list) || list === 'failed'
  return (
    LISTS.every((key) => Array.isArray(Reflect.get(value, key))) &&
    LISTED.every((key) => isListed(Reflect.get(value, key)))
  )
}

/** The home page's data as it is now. @throws BffError */
export function fetchHome(lang: Language, signal: AbortSignal): Promise<HomeData> {
  return getFromBff(`/api/home?lang=${lang}`, isHomeData, signal)
}
