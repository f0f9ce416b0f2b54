import type { CmsType } from '@/lib/contract/content/sections'

/** Every tag under which content is cached, and by which a provider makes it stale (docs/contract.md "Telling of a change"). */
export const cacheTags = {
  /** The whole directory: an import, new types, streams or districts. */
  directory: 'directory',
  institute: (id: string | number) => `institute:${id}` as const,
  /** One kind of content, such as `content:footer`. */
  content: (type: CmsType) => `content:${type}` as const,
  notifications: 'notifications',
  calendar: 'calendar',
  plans: 'plans',
  /** What codes and exams of closing ranks are called; their lists are of the directory. */
  closingRanks: 'closing-ranks',
  scholarships: 'scholarships',
  feeRules: 'fee-rules',
} as const

type TagOf<Entry> = Entry extends (...args: never[]) => infer Tag ? Tag : Entry
export type CacheTag = TagOf<(typeof cacheTags)[keyof typeof cacheTags]>
