import 'server-only'
import { createHash } from 'node:crypto'
import type { HomeData } from '@/lib/rules/home/home-data'

/** A mark of what the home page shows in one language: once it is another, the page has changed. */
export function homeVersion(home: HomeData): string {
  return createHash('sha256').update(JSON.stringify(home)).digest('base64url')
}
