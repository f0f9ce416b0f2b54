import type { ComponentProps } from 'react'
import type { Language } from '@/lib/contract/language'
import { deskPost } from '@/lib/rules/desk/desk-path'
import type { DeskPost } from '@/lib/rules/desk/desk-posts'

type Props = Omit<ComponentProps<'form'>, 'method' | 'action' | 'hidden'> & {
  to: DeskPost
  /** In which the answer is, which every post says. */
  lang: Language
  /** What goes with it besides. */
  hidden?: Readonly<Record<string, string | number>>
}

/** A form of the desk. */
export const DeskForm = ({ to, lang, hidden, children, ...rest }: Props) => (
  <form method="post" action={deskPost(to)} {...rest}>
    {Object.entries({ lang, ...hidden }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
