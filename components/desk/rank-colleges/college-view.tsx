import { AuditList } from '@/components/desk/audit-list'
import { COLLEGE_OBSTACLES, type COLLEGE_ACTIONS } from '@/lib/contract/desk/rank-college'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { CandidateTable } from './candidate-table'
import { sayCounts } from './college-list'
import { type CollegeProps, Say } from './say-of-college'

type Action = (typeof COLLEGE_ACTIONS)[number]
/** A button of `Say`. */
const Button = ({ action, children, ...more }: { action: Action; children: string; 'aria-describedby'?: string }) => (
  <button type="submit" name="action" value={action} {...more}>
    {children}
  </button>
)

/** A college of closing ranks: what its lists say, how it stands, and what can be said of it. */
export function CollegeView({ reply, desk, ...props }: CollegeProps & { reply: DeskReply | null; desk: DeskMessages }) {
  const { college, lang, text } = props
  const { place, exam, code, lists, history } = college
  const facts = [
    [text.exam, sayText(exam, lang)],
    [text.code, code],
    [text.place, place],
    [text.counts, sayCounts(college, text)],
  ]
  return (
    <>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
        <div>
          <dt>{text.lists}</dt>
          <dd>
            {lists.length === 0 && text.noList}
            {lists.map((list, at) => (
              <div key={at}>{fillMessage(text.list, list)}</div>
            ))}
          </dd>
        </div>
      </dl>
      <Standing {...props} />
      <section aria-labelledby="candidates">
        <h2 id="candidates">{text.candidates}</h2>
        <CandidateTable {...props} />
        <ByNumber {...props} reply={reply} />
        {(college.state === 'missing' || college.state === 'doubt') && <None {...props} words={text.none} />}
      </section>
      <section aria-labelledby="history">
        <h2 id="history">{desk.history}</h2>
        {history.length === 0 ? <p>{desk.noHistory}</p> : <AuditList entries={history} lang={lang} text={desk} />}
      </section>
    </>
  )
}

/** How it stands, and the ways back from there. */
function Standing(props: CollegeProps) {
  const { college, search, linkOf, lang, text } = props
  const { state, institution, former, lists } = college
  const name = institution === null ? '' : sayText(institution.name, lang)
  return (
    <>
      <p>
        {fillMessage(text.stands[state], { institution: name })}{' '}
        {institution !== null && <a href={linkOf(institution.id)}>{text.look}</a>}
      </p>
      {(state === 'byHand' || state === 'none') && (
        <Say college={college} search={search} lang={lang} className="desk-actions">
          {lists.length === 0 && <input type="hidden" name="goes" value="1" />}
          <Button action="undo">
            {lists.length === 0
              ? text.undo.gone
              : former === null
                ? text.undo.open
                : fillMessage(text.undo.former, { institution: sayText(former.name, lang) })}
          </Button>
        </Say>
      )}
      {institution !== null && <None {...props} words={text.untie} />}
    </>
  )
}

/** That it is none of the directory. */
function None({ college, search, lang, text, words }: CollegeProps & { words: string }) {
  return (
    <>
      <Say college={college} search={search} lang={lang} className="desk-actions">
        <Button action="none" aria-describedby="none-hint">
          {words}
        </Button>
      </Say>
      <small id="none-hint">{text.noneHint}</small>
    </>
  )
}

/** An institution that is not offered, by its number. */
function ByNumber({ college, search, lang, text, reply }: CollegeProps & { reply: DeskReply | null }) {
  const given = reply?.said === 'invalid' ? reply : null
  const obstacle = COLLEGE_OBSTACLES.find((each) => each === given?.wrong?.institute_id)
  return (
    <Say college={college} search={search} lang={lang} className="desk-form">
      <label htmlFor="number">{text.number}</label>
      <input
        id="number"
        name="institute_id"
        inputMode="numeric"
        required
        defaultValue={given?.typed.institute_id}
        aria-invalid={obstacle !== undefined || undefined}
        aria-describedby={obstacle === undefined ? 'number-hint' : 'number-hint number-wrong'}
      />
      <small id="number-hint">{text.numberHint}</small>
      {obstacle !== undefined && (
        <p id="number-wrong" className="desk-wrong">
          {text.obstacles[obstacle]}
        </p>
      )}
      <Button action="tie">{text.tieNumber}</Button>
    </Say>
  )
}
