import { DeskForm } from '@/components/desk/desk-form'
import type { ReactNode } from 'react'
import { type DeskMatchRow, MATCH_FIELDS, type MatchObstacle } from '@/lib/contract/desk/match'
import type { Language } from '@/lib/contract/language'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import type { DeskMatchMessages } from '@/lib/messages/en/desk-matches'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { MatchReasons } from '@/components/desk/matches/match-reasons'
import { type Lookups, sayValue } from '@/components/desk/institution-fields'

type Props = {
  row: DeskMatchRow
  /** Where it stands on its page, from 0 on. */
  at: number
  lookups: Lookups
  /** The address that the list has, to come back to. */
  query: string
  /** Where somebody who may not edit institutions looks at one: the website's page. */
  linkOf: (id: string) => string
  lang: Language
  text: DeskMatchMessages
  /** The words of an institution's fields. */
  fields: DeskInstitutionMessages
}
/** What was sent for this row and refused. */
export type Refused = { institute_id: string; obstacle: MatchObstacle | null }

/** Sends what is decided about the row, as it was shown. */
function Decision({ row: { source, external_id, version }, query, ...form }: DecisionProps) {
  return <DeskForm to="match" hidden={{ source, external_id, version, query }} {...form} />
}
type DecisionProps = Pick<Props, 'row' | 'query' | 'lang'> & { className?: string; children: ReactNode }

/** A row of a list beside the institutions that it may be, and what can be said of it. */
export function MatchCard({ refused, ...props }: Props & { refused: Refused | null }) {
  const { row, at, lang, query, text } = props
  const list = row.source_title ?? row.source
  // Where a list has no number of its own for a row, its name stands in for one.
  const isNumbered = !row.external_id.startsWith('name:')
  const title = `match-${at}`
  return (
    <article className="desk-review" aria-labelledby={title}>
      <h2 id={title} lang="en">
        {row.name}
      </h2>
      <p>{isNumbered ? fillMessage(text.row, { list, id: row.external_id }) : list}</p>
      <Comparison {...props} />
      {row.decision === null ? (
        <Others {...props} refused={refused} />
      ) : (
        <>
          {row.institution !== null && <Decided {...props} institution={row.institution} />}
          {refused?.obstacle && <p className="desk-bad">{text.obstacles[refused.obstacle]}</p>}
          <Decision row={row} query={query} lang={lang} className="desk-actions">
            <button type="submit" name="action" value="undo">
              {text.undo}
            </button>
          </Decision>
        </>
      )}
    </article>
  )
}

function Comparison({ row, lookups, lang, query, linkOf, text, fields }: Props) {
  const { candidates } = row
  if (candidates.length === 0) return row.decision === null ? <p>{text.noneLeft}</p> : null
  const shown = MATCH_FIELDS.filter((name) => [row, ...candidates].some(({ values }) => values[name]))
  const courses = ({ courses: named, course_count: count }: Pick<DeskMatchRow, 'courses' | 'course_count'>) =>
    [...named, ...(count > named.length ? [formatMessage(text.more, { count: count - named.length })] : [])].join(', ')
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            <th scope="col">{text.inList}</th>
            {candidates.map(({ id, name }) => (
              <th key={id} scope="col">
                <a href={linkOf(id)} lang={langMark(name, lang)}>
                  {sayText(name, lang)}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name}>
              <th scope="row">{fields.fields[name]}</th>
              <td data-label={text.inList}>{sayValue(name, row.values[name] ?? '', lookups, lang, fields) || '—'}</td>
              {candidates.map((candidate) => (
                <td key={candidate.id} data-label={sayText(candidate.name, lang)}>
                  {sayValue(name, candidate.values[name] ?? '', lookups, lang, fields) || '—'}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{text.courses}</th>
            <td data-label={text.inList}>{courses(row) || '—'}</td>
            {candidates.map((candidate) => (
              <td key={candidate.id} data-label={sayText(candidate.name, lang)}>
                {courses(candidate) || '—'}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text.why}</th>
            <td />
            {candidates.map(({ id, name, why }) => (
              <td key={id} data-label={sayText(name, lang)}>
                <MatchReasons why={why} lang={lang} text={text.reasons} />
              </td>
            ))}
          </tr>
          {row.decision === null && (
            <tr>
              <th scope="row">{text.decide}</th>
              <td />
              {candidates.map(({ id, name }) => (
                <td key={id} data-label={sayText(name, lang)}>
                  <Decision row={row} query={query} lang={lang}>
                    <input type="hidden" name="institute_id" value={id} />
                    <button
                      type="submit"
                      name="action"
                      value="same"
                      aria-label={fillMessage(text.sameAs, { name: sayText(name, lang) })}
                    >
                      {text.same}
                    </button>
                  </Decision>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </>
  )
}

/** Of such a list a row is a college, which begins no institution. */
const CLOSING_RANKS = 'ranks:'

/** That it is none of those, or one that the import did not think of. */
function Others({ row, at, query, lang, text, refused }: Props & { refused: Refused | null }) {
  const id = (name: string) => `${name}-${at}`
  const obstacle = refused?.obstacle ?? null
  return (
    <>
      {row.may_begin ? (
        <Decision row={row} query={query} lang={lang} className="desk-actions">
          <button type="submit" name="action" value="apart">
            {text.apart}
          </button>
        </Decision>
      ) : row.source.startsWith(CLOSING_RANKS) ? (
        <p>
          <a href={deskPath(lang, `/rank-colleges?${new URLSearchParams({ q: row.external_id })}`)}>{text.ofRanks}</a>
        </p>
      ) : (
        <p>{text.kindless}</p>
      )}
      <details className="desk-export" open={obstacle !== null || undefined}>
        <summary>{text.another}</summary>
        <Decision row={row} query={query} lang={lang} className="desk-form">
          <label htmlFor={id('number')}>{text.number}</label>
          <input
            id={id('number')}
            name="institute_id"
            inputMode="numeric"
            required
            defaultValue={refused?.institute_id}
            aria-invalid={obstacle !== null || undefined}
            aria-describedby={obstacle === null ? id('hint') : `${id('hint')} ${id('wrong')}`}
          />
          <small id={id('hint')}>{text.numberHint}</small>
          {obstacle !== null && (
            <p id={id('wrong')} className="desk-wrong">
              {text.obstacles[obstacle]}
            </p>
          )}
          <button type="submit" name="action" value="same">
            {text.thatOne}
          </button>
        </Decision>
      </details>
    </>
  )
}

type DecidedProps = Pick<Props, 'row' | 'lang' | 'linkOf' | 'text'> & {
  institution: NonNullable<DeskMatchRow['institution']>
}

function Decided({ row, lang, linkOf, text, institution: { id, name } }: DecidedProps) {
  return (
    <p>
      {fillMessage(row.decision === 'same' ? text.isNow : text.began, { name: sayText(name, lang) })}{' '}
      <a href={linkOf(id)}>{text.look}</a>
    </p>
  )
}
