import { DeskForm } from '@/components/desk/desk-form'
import type { UploadReply } from '@/components/desk/pictures/say-flaw'
import type { ReactNode } from 'react'
import { DESCRIPTIONS } from '@/lib/contract/content/sections'
import type { DeskContent } from '@/lib/contract/desk/content'
import type { Language } from '@/lib/contract/language'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { type FormGroup, formOf, type FormPart, untranslatedIn } from '@/lib/rules/desk/content-form'
import { formatMessage } from '@/lib/rules/text/format-message'
import { ContentField } from './content-field'
import { ContentList } from './content-list'
import { PublishTime, type TimeReply } from './publish-time'
import { controlId, isWithin, labelOf, pathsIn, type Shown, wrongWords } from './shown'

type Props = {
  /** What keeps what was typed and not saved. */
  unsaved: ReactNode
  content: DeskContent
  form: Pick<Shown, 'fields' | 'leftOut'>
  /** `null`: who is signed in, or this provider, takes no pictures. */
  upload: UploadReply | null
  /** `null`: who is signed in, or this provider, sets no times. */
  time: TimeReply | null
  lang: Language
  text: DeskContentMessages
}

/** The form of a section, which needs no JavaScript: every button sends all of it. */
export function ContentForm({ unsaved, content, form, upload, time, lang, text }: Props) {
  const { section, version, problems, draft, schedule } = content
  const parts = formOf(DESCRIPTIONS[section], form.fields)
  const shown: Shown = { ...form, problems, upload, lang, text }
  return (
    <DeskForm to="content" lang={lang} hidden={{ section, version }} className="desk-content" aria-label={text.form}>
      {unsaved}
      <DraftButtons text={text} hasDraft={draft !== null} />
      {time !== null && <PublishTime schedule={schedule} reply={time} text={text} />}
      <SectionParts parts={parts} shown={shown} />
      <DraftButtons text={text} hasDraft={draft !== null} />
    </DeskForm>
  )
}

/** What is asked for, below what keeps it from being published. */
export function SectionParts({ parts, shown }: { parts: readonly FormPart[]; shown: Shown }) {
  return (
    <>
      {shown.problems.length > 0 && <Problems parts={parts} shown={shown} />}
      {parts.map((part) => (
        <Part key={keyOf(part)} part={part} shown={shown} isOutside={true} />
      ))}
    </>
  )
}

/** The first of them is what the Enter key presses. */
export function DraftButtons({ text, hasDraft }: { text: DeskContentMessages; hasDraft: boolean }) {
  return (
    <div className="desk-actions">
      <button type="submit" name="do" value="save">
        {text.save}
      </button>
      <button type="submit" name="do" value="publish">
        {text.publish}
      </button>
      {hasDraft && (
        <button type="submit" name="do" value="discard">
          {text.discard}
        </button>
      )}
    </div>
  )
}

/** All that keeps it from being published, with the way to each. */
function Problems({ parts, shown }: { parts: readonly FormPart[]; shown: Shown }) {
  const { problems, text } = shown
  const labels = pathsIn(parts, text)
  return (
    <div className="desk-bad">
      <h2>{formatMessage(text.problems, { count: problems.length })}</h2>
      <ul>
        {problems.map((problem) => {
          const place = labels.find(({ path }) => path === problem.path || isWithin(problem.path, path))
          return (
            <li key={`${problem.path} ${problem.code}`}>
              <a href={`#${controlId(place?.control ?? problem.path)}`}>{place?.label ?? problem.path}</a>:{' '}
              {wrongWords(problem, text)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const keyOf = (part: FormPart) => part.trail.map(({ name, number }) => `${name}${number ?? ''}`).join('.')

function Part({ part, shown, isOutside }: { part: FormPart; shown: Shown; isOutside: boolean }) {
  if (part.type === 'field') return <ContentField field={part} shown={shown} />
  if (part.type === 'list') return <ContentList list={part} shown={shown} />
  return isOutside ? <OutsideGroup group={part} shown={shown} /> : <Group group={part} shown={shown} />
}

/** Closed at first: whoever comes sees what there is, and opens what they came for. */
function OutsideGroup({ group, shown }: { group: FormGroup; shown: Shown }) {
  const { text, fields, problems, upload } = shown
  const count = untranslatedIn([group], fields)
  const paths = pathsIn([group], text).map(({ path }) => path)
  const isRefused = paths.some((path) => path === upload?.place)
  const isWrong = isRefused || problems.some((problem) => paths.some((path) => isWithin(problem.path, path)))
  return (
    <details open={isWrong} className="desk-part">
      <summary>
        {labelOf(group.trail, text)}
        {count > 0 && <small>{formatMessage(text.untranslatedHere, { count })}</small>}
      </summary>
      {group.parts.map((part) => (
        <Part key={keyOf(part)} part={part} shown={shown} isOutside={false} />
      ))}
    </details>
  )
}

function Group({ group, shown }: { group: FormGroup; shown: Shown }) {
  return (
    <fieldset className="desk-group">
      <legend>{labelOf(group.trail, shown.text)}</legend>
      {group.parts.map((part) => (
        <Part key={keyOf(part)} part={part} shown={shown} isOutside={false} />
      ))}
    </fieldset>
  )
}
