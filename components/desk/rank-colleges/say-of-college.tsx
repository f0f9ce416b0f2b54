import type { ReactNode } from 'react'
import type { DeskRankCollegeDetail } from '@/lib/contract/desk/rank-college'
import type { Language } from '@/lib/contract/language'
import type { DeskRankCollegeMessages } from '@/lib/messages/en/desk-rank-colleges'
import { DESK_POSTS } from '@/lib/rules/desk/desk-path'

export type CollegeProps = {
  college: DeskRankCollegeDetail
  /** What was searched for. */
  search: string
  /** Where an institution is looked at. */
  linkOf: (id: string) => string
  lang: Language
  text: DeskRankCollegeMessages
}
type SayProps = Pick<CollegeProps, 'college' | 'search' | 'lang'> & {
  className?: string
  children: ReactNode
}

/** Sends what is said of the college, as it was shown. */
export function Say({ college: { id, version }, search, lang, children, ...form }: SayProps) {
  return (
    <form method="post" action={`${DESK_POSTS}rank-college`} {...form}>
      {Object.entries({ lang, id, version, q: search }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
