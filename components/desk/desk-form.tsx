import type { ComponentProps } from 'react'
import type { Language } from '@/lib/contract/language'
import { DESK_POSTS } from '@/lib/rules/desk/desk-path'

type Props = Omit<ComponentProps<'form'>, 'method' | 'action' | 'hidden'> & {
  /** What it posts to, below `DESK_POSTS`. */
  to: string
  /** In which the answer is, which every post says. */
  lang: Language
  /** What goes with it besides. */
  hidden?: Readonly<Record<string, string | number>>
}

/** A form of the desk. */
export const DeskForm = ({ to, lang, hidden, children, ...rest }: Props) => (
  <form method="post" action={`${DESK_POSTS}${to}`} {...rest}>
    {Object.entries({ lang, ...hidden }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
