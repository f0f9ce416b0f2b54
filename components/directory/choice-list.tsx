'use client'

import type { ComponentProps } from 'react'
import { ChoiceList as PlainChoiceList } from '@/components/ui/choice-list'
import type { Option } from '@/lib/contract/lookup'
import { useDirectory } from './directory-context'

/** The choices of a part of the sidebar. */
export function ChoiceList(props: Omit<ComponentProps<typeof PlainChoiceList<Option>>, 'text'>) {
  return <PlainChoiceList {...props} text={useDirectory().texts} />
}
