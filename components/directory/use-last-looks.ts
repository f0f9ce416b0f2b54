'use client'

import { useState } from 'react'
import { type ResultLook, resultLooks } from '@/lib/rules/directory/result-look'
import type { ResultPage } from '@/lib/rules/directory/result-page'
import { pictureSrc } from '@/lib/rules/pictures/picture'

/**
 * How the results stand; while others come, as those before did: which of them will have a picture nobody knows, but a
 * directory made of lists has none on any page.
 */
export function useLastLooks(page: ResultPage | null): readonly ResultLook[] {
  const [last, setLast] = useState<{ page: ResultPage | null; looks: readonly ResultLook[] }>({ page: null, looks: [] })
  if (page === null || page === last.page) return last.looks
  const looks = resultLooks(page.items.map(({ image }) => pictureSrc(image) !== null))
  setLast({ page, looks })
  return looks
}
