import type { ReactNode } from 'react'
import { IMPORT_AREAS, IMPORT_FLAWS, IMPORT_KINDS, MAX_LIST_BYTES, MAX_LIST_WORDS } from '@/lib/contract/desk/import'
import type { Language } from '@/lib/contract/language'
import { LICENCE_NAMES, licenceOf } from '@/lib/contract/licence'
import type { DeskImportMessages } from '@/lib/messages/en/desk-imports'
import { IMPORT_POST } from '@/lib/rules/desk/desk-path'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ImportControl } from './import-control'

type Props = {
  reply: DeskReply | null
  /** What keeps what was typed and not sent, but for the file. */
  unsaved: ReactNode
  lang: Language
  text: DeskImportMessages
}
type Field = { name: string; label: string; hint?: string | undefined }

const ACCEPTED = '.csv,.tsv,.txt,.json,.jsonl,.ndjson,text/csv,application/json'
const LIMIT = `${MAX_LIST_BYTES / 1024 / 1024} MB`

/** A list to be tried. Its file stands last: of a post that is too large, what was typed is read before it. */
export function ImportForm({ reply, unsaved, lang, text }: Props) {
  const typed = reply?.typed ?? {}
  const hasTyped = Object.keys(typed).length > 0
  const wrongOf = (name: string) => {
    const found = IMPORT_FLAWS.find((flaw) => flaw === reply?.wrong?.[name])
    return found && fillMessage(text.flaws[found], { most: MAX_LIST_WORDS })
  }
  const line = (asked: Field, type: 'text' | 'url' | 'date' = 'text') => (
    <ImportControl {...asked} wrong={wrongOf(asked.name)}>
      {(attributes) => (
        <input type={type} maxLength={MAX_LIST_WORDS} defaultValue={typed[asked.name] ?? ''} {...attributes} />
      )}
    </ImportControl>
  )
  const choice = (asked: Field, choices: readonly (readonly [value: string, words: string])[]) => (
    <ImportControl {...asked} wrong={wrongOf(asked.name)}>
      {(attributes) => (
        <select defaultValue={typed[asked.name] ?? choices[0]?.[0]} {...attributes}>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </ImportControl>
  )
  const licences = LICENCE_NAMES.map((name) => [name, licenceOf(name)?.title ?? name] as const)
  return (
    <form
      method="post"
      action={IMPORT_POST}
      encType="multipart/form-data"
      className="desk-record"
      aria-labelledby="upload"
    >
      {unsaved}
      <input type="hidden" name="lang" value={lang} />
      <div className="desk-single">
        <div className="desk-fields">
          {choice(
            { name: 'kind', label: text.kind },
            IMPORT_KINDS.map((kind) => [kind, text.kinds[kind]]),
          )}
          {choice(
            { name: 'area', label: text.area },
            IMPORT_AREAS.map((area) => [area, text.areas[area]]),
          )}
          {line({ name: 'source', label: text.source, hint: text.sourceHint })}
          {line({ name: 'title', label: text.sourceTitle, hint: text.sourceTitleHint })}
          {choice({ name: 'licence', label: text.licence, hint: text.licenceHint }, [
            ['', text.noLicence],
            ...licences,
          ])}
          {line({ name: 'url', label: text.url, hint: text.urlHint }, 'url')}
          {line({ name: 'dated', label: text.dated }, 'date')}
          <div className="desk-wide">
            <ImportControl
              name="file"
              label={text.file}
              hint={fillMessage(text.fileHint, { most: LIMIT })}
              wrong={wrongOf('file') ?? (hasTyped ? text.fileAgain : undefined)}
            >
              {(attributes) => <input type="file" accept={ACCEPTED} required {...attributes} />}
            </ImportControl>
          </div>
        </div>
        <button type="submit">{text.try}</button>
        <small>{text.tryHint}</small>
      </div>
    </form>
  )
}
