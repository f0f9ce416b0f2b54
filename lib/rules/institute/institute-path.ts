import type { PagePath } from '@/lib/rules/routes/table'

/** What can be the id of an institution (docs/contract.md "Texts and values"), as in an address. */
export const INSTITUTE_ID = /^\d{1,64}$/

/** The English address of an institution's page (spec 2 §2). */
export function institutePath(id: string): PagePath {
  return `/college/detail?id=${encodeURIComponent(id)}`
}

/** Below the language, the page that says that there is no such institution; middleware.ts gives the status. */
export const MISSING_INSTITUTION = '/missing/institution'
