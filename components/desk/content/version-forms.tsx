import { DeskForm } from '@/components/desk/desk-form'
import type { DeskContent, DeskVersion } from '@/lib/contract/desk/content'
import type { Language } from '@/lib/contract/language'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  /** Of this page. */
  path: string
  version: DeskVersion
  /** Beside which it stands. */
  other: number
  now: DeskContent
  lang: Language
  text: DeskContentMessages
}

/** What can be done with a version: beside which other it stands, and whether it is what the section is again. */
export function VersionForms({ path, version: { number }, other, now, lang, text }: Props) {
  return (
    <>
      <form method="get" action={path} className="desk-filter">
        <label>
          {text.compareWith}
          <input type="text" inputMode="numeric" name="with" defaultValue={other === 0 ? '' : other} maxLength={9} />
        </label>
        <button type="submit">{text.compare}</button>
      </form>
      <DeskForm
        to="content-revert"
        lang={lang}
        hidden={{ section: now.section, version: now.version, to: number }}
        className="desk-actions"
      >
        <button type="submit" name="as" value="draft">
          {fillMessage(text.takeUp, { number })}
        </button>
        <button type="submit" name="as" value="published">
          {fillMessage(text.publishVersion, { number })}
        </button>
      </DeskForm>
    </>
  )
}
