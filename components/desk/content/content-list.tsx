import { type FormEntry, type FormList, LIST_ACTIONS, type ListAction, wordsAt } from '@/lib/rules/desk/content-form'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { ContentField } from './content-field'
import { controlId, isMarked, isWithin, labelOf, type Shown, wrongWords } from './shown'

type Props = { list: FormList; shown: Shown }

/** A list with its entries. Its buttons save the draft with the list as it is then. */
export function ContentList({ list, shown }: Props) {
  const { text, problems } = shown
  const label = labelOf(list.trail, text)
  const wrong = problems.filter(({ path }) => path === list.path)
  return (
    <fieldset id={`list-${list.path}`} className="desk-group" tabIndex={-1}>
      {label !== '' && <legend>{label}</legend>}
      {wrong.map((problem) => (
        <p key={problem.code} className="desk-wrong">
          {wrongWords(problem, text)}
        </p>
      ))}
      {list.entries.length === 0 && <p>{text.empty}</p>}
      {list.entries.map((entry) => (
        <Entry key={entry.path} entry={entry} list={list} shown={shown} />
      ))}
      <button type="submit" name="do" value={`add:${list.path}`} className="desk-small">
        {text.doing.add}
      </button>
    </fieldset>
  )
}

/** What an entry is known by: the first of its words. */
function nameOf(entry: FormEntry, { fields, lang }: Shown): string {
  const words = entry.fields.map(({ path }) => wordsAt(fields, `${path}.${lang}`) || wordsAt(fields, `${path}.en`))
  return words.find((each) => each !== '') ?? ''
}

function Entry({ entry, list, shown }: { entry: FormEntry; list: FormList; shown: Shown }) {
  const { text, problems, fields, upload } = shown
  const name = nameOf(entry, shown)
  const title = fillMessage(text.entry, { number: entry.number })
  const wrong = problems.filter(({ path }) => path === entry.path)
  const isRefused = isWithin(upload?.place ?? '', entry.path)
  const isWrong = isRefused || problems.some(({ path }) => isWithin(path, entry.path))
  const canMove = { up: entry.number > 1, down: entry.number < list.entries.length, remove: true, add: false }
  const words = (action: ListAction) => fillMessage(text.doingTo, { action: text.doing[action], entry: title })
  return (
    <details id={controlId(entry.path)} open={isWrong || name === ''} className="desk-part">
      <summary>{name === '' ? title : `${title}: ${name.slice(0, 80)}`}</summary>
      {wrong.map((problem) => (
        <p key={problem.code} className="desk-wrong">
          {wrongWords(problem, text)}
        </p>
      ))}
      {entry.fields.map((field) => (
        <ContentField key={field.path} field={field} shown={shown} />
      ))}
      {list.list.mayBeInvented && (
        <label className="desk-tick">
          <input
            type="checkbox"
            name={controlId(`${entry.path}.is_sample`)}
            value="1"
            defaultChecked={isMarked(fields, entry.path)}
          />
          {text.invented}
        </label>
      )}
      <div className="desk-entry-buttons">
        {LIST_ACTIONS.filter((action) => canMove[action]).map((action) => (
          <button
            key={action}
            type="submit"
            name="do"
            value={`${action}:${entry.path}`}
            aria-label={words(action)}
            className="desk-small"
          >
            {text.doing[action]}
          </button>
        ))}
      </div>
    </details>
  )
}
