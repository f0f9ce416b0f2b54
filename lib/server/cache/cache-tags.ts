import 'server-only'
import type { CmsType } from '@/lib/contract/content/sections'

/** Every tag under which content is cached, and by which a provider makes it stale (docs/contract.md "Telling of a change"). */
export const cacheTags = {
  /** The whole directory: an import, new types, streams or districts. */
  directory: 'directory',
  institute: (id: string) => `institute:${id}`,
  /** One kind of content, such as `content:footer`. */
  content: (type: CmsType) => `content:${type}`,
  notifications: 'notifications',
  calendar: 'calendar',
  plans: 'plans',
  scholarships: 'scholarships',
  feeRules: 'fee-rules',
} as const
