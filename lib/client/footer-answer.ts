import type { Footer } from '@/lib/contract/content/footer'

/**
 * What `GET /api/footer` gives. Only the places in which lists and objects must stand are looked at:
 * the server has read the rest, and both ends are of one build.
 */
export function isFooterAnswer(value: unknown): value is { footer: Footer | null } {
  if (typeof value !== 'object' || value === null || !('footer' in value)) return false
  const { footer } = value
  if (footer === null) return true
  if (typeof footer !== 'object') return false
  const lists = ['quickLinks', 'menuOne', 'menu'].map((key) => Reflect.get(footer, key))
  const networks = ['facebook', 'instagram', 'linkedin'].map((key) => Reflect.get(footer, key))
  return lists.every(Array.isArray) && networks.every((each) => typeof each === 'object' && each !== null)
}
