import type { ReactNode } from 'react'
import type { Language } from '@/lib/contract/language'
import type { DeskPost } from '@/lib/rules/desk/desk-posts'
import { DeskForm } from './desk-form'
import { OnceKey } from '@/components/desk/once-key'

/** Where a field of a record stands on its page. */
export const fieldId = (name: string) => `field-${name}`

type Props<Name extends string> = {
  /** What keeps what was typed and not saved. */
  unsaved: ReactNode
  to: DeskPost
  hidden: Readonly<Record<string, string>>
  /** The fields that cannot be taken so; each has the way to it above the form. */
  wrong: readonly Name[]
  /** How many they are. */
  wrongTitle: string
  labels: Readonly<Record<Name, string>>
  button: string
  /** In the place of that one button. */
  actions?: ReactNode
  lang: Language
  children: ReactNode
}

/** What is around the fields of a record that the desk keeps. */
export function RecordForm<Name extends string>(props: Props<Name>) {
  const { unsaved, to, hidden, wrong, wrongTitle, labels, button, actions, lang, children } = props
  return (
    <DeskForm {...{ to, lang, hidden }} className="desk-record" noValidate>
      {unsaved}
      {wrong.length > 0 && (
        <div className="desk-bad">
          <p>{wrongTitle}</p>
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`}>{labels[name]}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {/* What is kept already is saved in the version that was shown. */}
      {hidden.id === undefined && <OnceKey />}
      {children}
      {actions ?? <button type="submit">{button}</button>}
    </DeskForm>
  )
}
