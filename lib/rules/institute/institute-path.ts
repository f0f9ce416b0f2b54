import type { PagePath } from '@/lib/rules/routes/table'

/** The English address of an institution's page (spec 2 §2). */
export function institutePath(id: string): PagePath {
  return `/college/detail?id=${encodeURIComponent(id)}`
}

/** Below the language, the page that says that there is no such institution; middleware.ts gives the status. */
export const MISSING_INSTITUTION = '/missing/institution'
