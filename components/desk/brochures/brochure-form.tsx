import type { ReactNode } from 'react'
import {
  BROCHURE_FLAWS,
  BROCHURE_LANGUAGES,
  type BrochureField,
  type DeskBrochure,
  MAX_BROCHURE_BYTES,
  MAX_BROCHURE_TITLE_LENGTH,
} from '@/lib/contract/desk/institution-brochures'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import type { DeskBrochureMessages } from '@/lib/messages/en/desk-brochures'
import { BROCHURE_POST } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import type { Whose } from '@/lib/rules/desk/whose'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ImportControl } from '../imports/import-control'

const MAX_FILE = `${MAX_BROCHURE_BYTES / 1024 / 1024} MB`
/** Languages first, in the order of the website. */
const CHOICES = [...LANGUAGES, ...BROCHURE_LANGUAGES.filter((word) => word === 'none')]

export type BrochureFormProps = {
  /** Of one's own the forms propose. */
  id: Whose
  version: string
  lang: Language
  text: DeskBrochureMessages
}

/** What a form of brochures says besides what is typed; before its file, for of a post that is too large the rest is not read. */
export const Hidden = ({ id, version, lang, brochure }: Omit<BrochureFormProps, 'text'> & { brochure: string }) =>
  Object.entries({ lang, id, version, brochure }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))

type Props = BrochureFormProps & {
  /** The one that is there; `null`: it is added. */
  brochure: DeskBrochure | null
  /** What the last form came to, where it was this one, and was refused. */
  reply: DeskReply | null
  /** What keeps what was typed and not sent, but for the file. */
  unsaved: ReactNode
  /** Its buttons. */
  children: ReactNode
}

const Choices = ({ text }: Pick<BrochureFormProps, 'text'>) =>
  CHOICES.map((word) => (
    <option key={word} value={word}>
      {text.languages[word]}
    </option>
  ))

/** A brochure: its title, its language, and its file, which stands last. What was refused stands in the fields. */
export function BrochureForm({ brochure, reply, unsaved, children, ...props }: Props) {
  const { text, lang } = props
  const of = brochure === null ? 'add' : `brochure-${brochure.id}`
  const standing = { title: brochure?.title ?? '', language: brochure === null ? lang : (brochure.language ?? 'none') }
  const typed = reply?.typed ?? standing
  const wrongOf = (name: BrochureField) => {
    const found = BROCHURE_FLAWS.find((flaw) => flaw === reply?.wrong?.[name])
    return found && fillMessage(text.flaws[found], { most: MAX_BROCHURE_TITLE_LENGTH, size: MAX_FILE })
  }
  // What somebody else has saved meanwhile stands under what was typed.
  const theirsOf = (name: 'title' | 'language', value: string) =>
    brochure !== null && reply?.said === 'changed' && typed[name] !== standing[name]
      ? fillMessage(text.theirs, { value })
      : undefined
  const language = BROCHURE_LANGUAGES.find((word) => word === standing.language) ?? 'none'
  const again = brochure === null && reply !== null ? text.fileAgain : undefined
  const fileHint = fillMessage(brochure === null ? text.fileHint : text.anotherHint, { most: MAX_FILE })
  return (
    <form method="post" action={BROCHURE_POST} encType="multipart/form-data" className="desk-record">
      {unsaved}
      <Hidden {...props} brochure={brochure?.id ?? ''} />
      <div className="desk-single">
        <div className="desk-fields">
          <ImportControl
            id={`${of}-title`}
            name="title"
            label={text.title}
            hint={brochure === null ? text.titleHint : theirsOf('title', standing.title)}
            wrong={wrongOf('title')}
          >
            {(attributes) => (
              <input
                type="text"
                required
                maxLength={MAX_BROCHURE_TITLE_LENGTH}
                lang={brochure?.language ?? undefined}
                defaultValue={typed.title}
                {...attributes}
              />
            )}
          </ImportControl>
          <ImportControl
            id={`${of}-language`}
            name="language"
            label={text.language}
            hint={theirsOf('language', text.languages[language])}
          >
            {(attributes) => (
              <select defaultValue={typed.language} {...attributes}>
                <Choices text={text} />
              </select>
            )}
          </ImportControl>
          <div className="desk-wide">
            <ImportControl
              id={`${of}-file`}
              name="file"
              label={brochure === null ? text.file : text.another}
              // No browser fills a file in again: one that was chosen for a brochure that is there was not sent on.
              hint={brochure !== null && reply !== null ? `${text.anotherAgain} ${fileHint}` : fileHint}
              wrong={wrongOf('file') ?? again}
            >
              {(attributes) => (
                <input
                  type="file"
                  accept="application/pdf,.pdf"
                  required={brochure === null}
                  className={brochure === null ? 'desk-drop' : undefined}
                  {...attributes}
                />
              )}
            </ImportControl>
          </div>
        </div>
        {children}
      </div>
    </form>
  )
}
