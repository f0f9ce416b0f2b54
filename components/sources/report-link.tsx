import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import type { Language } from '@/lib/contract/language'
import type { Reportable } from '@/lib/contract/source'
import { correctionPath } from '@/lib/rules/enquiries/correction'
import { localizedPath } from '@/lib/rules/routes/localized-url'

type Props = {
  /** The institution of which it is told; `null` of none. */
  id: string | null
  /** What is chosen first in the form; `null`: something else. */
  figure: Reportable | null
  lang: Language
  children: ReactNode
}

/** The way to report an error in what stands beside it. Its address says nothing of whoever follows it. */
export function ReportLink({ id, figure, lang, children }: Props) {
  return (
    <TextLink
      href={localizedPath(correctionPath({ id, figure }), lang)}
      rel="nofollow"
      className="w-fit text-sm font-medium print:hidden"
    >
      {children}
    </TextLink>
  )
}
