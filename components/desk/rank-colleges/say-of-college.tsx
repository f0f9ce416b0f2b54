import type { ReactNode } from 'react'
import { DeskForm } from '@/components/desk/desk-form'
import type { DeskRankCollegeDetail } from '@/lib/contract/desk/rank-college'
import type { Language } from '@/lib/contract/language'
import type { DeskRankCollegeMessages } from '@/lib/messages/en/desk-rank-colleges'

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
export const Say = ({ college: { id, version }, search, ...form }: SayProps) => (
  <DeskForm to="rank-college" hidden={{ id, version, q: search }} {...form} />
)
