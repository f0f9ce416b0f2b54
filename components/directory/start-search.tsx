'use client'

import { type ComponentProps, useState } from 'react'
import { SearchBox } from './search-box'

/** The search box of the start page, in a plain form. */
export function StartSearch(props: Omit<ComponentProps<typeof SearchBox>, 'value' | 'onText'>) {
  const [text, setText] = useState('')
  return <SearchBox {...props} value={text} onText={setText} />
}
