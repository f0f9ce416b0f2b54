import type { Kind } from '@/lib/contract/content/fields'
import { MODALS } from '@/lib/contract/content/fields'
import { type Language, LANGUAGES } from '@/lib/contract/language'
import type { DeskContentMessages } from '@/lib/messages/en/desk-content'
import { type FormField, isText, wordsAt } from '@/lib/rules/desk/content-form'
import { ShownPicture } from '@/components/desk/pictures/shown-picture'
import { ContentUpload } from './content-upload'
import { PolicyNote } from './policy-note'
import { controlId, labelOf, type Shown, wrongWords } from './shown'

type Props = { field: FormField; shown: Shown }

/** Lines of a text that has several; the others have one. */
const ROWS: Partial<Record<Kind, number>> = { description: 4, bullets: 6, policy: 24 }

/** The one picture that is none. */
const FILM = 'video'

function hintOf(kind: Kind, name: string, text: DeskContentMessages): string | null {
  const hints: Partial<Record<Kind, string>> = {
    image: name === FILM ? text.film : text.picture,
    address: text.link,
    webLink: text.webLink,
    bullets: text.lines,
    policy: text.policyHint,
    id: text.number,
    typeId: text.number,
    streamId: text.number,
  }
  return hints[kind] ?? null
}

/** A control of the form, or one for each language beside the other. */
export function ContentField({ field: { trail, path, field }, shown }: Props) {
  const { text } = shown
  const label = labelOf(trail, text)
  const name = trail.at(-1)?.name ?? ''
  const isFilm = name === FILM
  const hint = hintOf(field.kind, name, text)
  const hintId = hint === null ? undefined : `${controlId(path)}-hint`
  if (!isText(field.kind)) {
    return (
      <div className="desk-field">
        <label htmlFor={controlId(path)}>{label}</label>
        <Control path={path} kind={field.kind} shown={shown} hintId={hintId} places={[path]} />
        {hint !== null && <small id={hintId}>{hint}</small>}
        {field.kind === 'image' && !isFilm && shown.upload && (
          <ContentUpload {...{ path, label }} hasPicture={wordsAt(shown.fields, path) !== ''} upload={shown.upload} />
        )}
      </div>
    )
  }
  return (
    <fieldset className="desk-field">
      <legend>{label}</legend>
      {hint !== null && <small id={hintId}>{hint}</small>}
      <div className="desk-pair">
        {LANGUAGES.map((lang) => {
          const own = `${path}.${lang}`
          // Where all of it is missing, the first of the languages is where to begin.
          const places = lang === 'en' ? [own, path] : [own]
          return (
            <div key={lang}>
              <label htmlFor={controlId(own)}>
                {text.languages[lang]}
                <Missing path={path} lang={lang} kind={field.kind} shown={shown} />
              </label>
              <Control path={own} kind={field.kind} lang={lang} shown={shown} hintId={hintId} places={places} />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

function Missing({ path, lang, kind, shown }: { path: string; lang: Language; kind: Kind; shown: Shown }) {
  const isMissing = lang !== 'en' && kind !== 'webLink' && wordsAt(shown.fields, `${path}.${lang}`) === ''
  if (!isMissing || wordsAt(shown.fields, `${path}.en`) === '') return null
  return <span className="desk-lacks"> ({shown.text.isMissing})</span>
}

type ControlProps = {
  path: string
  kind: Kind
  lang?: Language
  shown: Shown
  hintId: string | undefined
  /** Whose problems stand beside it. */
  places: readonly string[]
}

function Control({ path, kind, lang, shown, hintId, places }: ControlProps) {
  const { text, fields, problems, leftOut } = shown
  const id = controlId(path)
  const wrong = problems.filter((problem) => places.includes(problem.path))
  const wrongId = wrong.length === 0 ? undefined : `${id}-wrong`
  const value = wordsAt(fields, path)
  const leftOutId = kind === 'policy' ? `${id}-left-out` : undefined
  const common = {
    ...{ id, name: id, lang, defaultValue: value },
    'aria-invalid': wrong.length > 0 || undefined,
    'aria-describedby': [hintId, wrongId, leftOutId].filter((each) => each !== undefined).join(' ') || undefined,
  }
  const rows = ROWS[kind]
  return (
    <>
      {kind === 'modal' ? (
        <select {...common}>
          <option value="">{text.none}</option>
          {MODALS.map((name) => (
            <option key={name} value={name}>
              {text.dialogues[name]}
            </option>
          ))}
        </select>
      ) : rows === undefined ? (
        <input {...common} type="text" inputMode={/id$/i.test(kind) ? 'numeric' : undefined} />
      ) : (
        <textarea {...common} rows={rows} />
      )}
      {kind === 'image' && <Picture address={value} />}
      {wrong.map((problem) => (
        <p key={problem.code} id={wrongId} className="desk-wrong">
          {wrongWords(problem, text)}
        </p>
      ))}
      {leftOutId !== undefined && (
        <PolicyNote id={leftOutId} of={id} parts={leftOut.get(path) ?? []} message={text.leftOut} />
      )}
    </>
  )
}

/** A picture of ours, as it is now. */
function Picture({ address }: { address: string }) {
  if (!/^\/media\/[\w/.-]+\.(?:webp|png|jpe?g|avif|svg)$/.test(address)) return null
  return <ShownPicture address={address} alt="" className="desk-picture" />
}
