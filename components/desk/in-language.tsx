'use client'

import { useParams } from 'next/navigation'
import type { ReactElement } from 'react'

/** Of the same in each language, what is in that of the page; by their keys. */
export function InLanguage({ children }: { children: ReactElement[] }) {
  const { lang } = useParams()
  return children.find(({ key }) => key === lang) ?? children[0]
}
