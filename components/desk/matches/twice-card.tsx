import { DeskForm } from '@/components/desk/desk-form'
import { type Lookups, sayValue } from '@/components/desk/institution-fields'
import { MatchReasons } from '@/components/desk/matches/match-reasons'
import type { DeskDuplicate } from '@/lib/contract/desk/duplicate'
import { MATCH_FIELDS, type MatchState } from '@/lib/contract/desk/match'
import type { Language } from '@/lib/contract/language'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import type { DeskMatchMessages } from '@/lib/messages/en/desk-matches'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

type Props = {
  pair: DeskDuplicate
  state: MatchState
  /** The address that the list has, to come back to. */
  query: string
  lookups: Lookups
  linkOf: (id: string) => string
  /** Whether whoever looks may make institutions one. */
  mayMerge: boolean
  lang: Language
  text: DeskMatchMessages
  fields: DeskInstitutionMessages
}

function taughtAt({ courses, course_count: count }: DeskDuplicate['one'], text: DeskMatchMessages): string {
  const more = count > courses.length ? [formatMessage(text.more, { count: count - courses.length })] : []
  return [...courses, ...more].join(', ')
}

/** Two institutions that may be one, beside each other, and what can be said of them. */
export function TwiceCard({ pair, state, query, lookups, linkOf, mayMerge, lang, text, fields }: Props) {
  const { one, other, why, lists, renamed, part } = pair
  const sides = [one, other]
  const title = `twice-${one.id}-${other.id}`
  const shown = MATCH_FIELDS.filter((field) => sides.some(({ values }) => values[field]))
  const row = (label: string, key: string, values: readonly string[]) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      {sides.map((side, at) => (
        <td key={side.id} data-label={fillMessage(fields.institution, { id: side.id })}>
          {values[at] || '—'}
        </td>
      ))}
    </tr>
  )
  return (
    <article className="desk-review" aria-labelledby={title}>
      <h2 id={title}>
        {fillMessage(text.twicePair, { name: sayText(one.name, lang), other: sayText(other.name, lang) })}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            {sides.map((side) => (
              <th key={side.id} scope="col">
                <a href={linkOf(side.id)} lang={langMark(side.name, lang)}>
                  {sayText(side.name, lang)}
                </a>{' '}
                <small>{fillMessage(fields.institution, { id: side.id })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((field) =>
            row(
              fields.fields[field],
              field,
              sides.map(({ values }) => sayValue(field, values[field] ?? '', lookups, lang, fields)),
            ),
          )}
          {row(
            text.courses,
            'courses',
            sides.map((side) => taughtAt(side, text)),
          )}
        </tbody>
      </table>
      <h3>{text.twiceWhy}</h3>
      <MatchReasons why={why} lang={lang} text={text.reasons} />
      {lists.map((list) => (
        <p key={list}>{fillMessage(text.twiceOneList, { list })}</p>
      ))}
      {renamed && <p>{text.twiceRenamed}</p>}
      {part && <p>{text.twicePart}</p>}
      {mayMerge && state === 'open' && <MergeWays of={[one, other]} {...{ lang, text }} />}
      <DeskForm to="duplicate" hidden={{ one: one.id, other: other.id, query }} lang={lang} className="desk-actions">
        <button type="submit" name="action" value={state === 'open' ? 'apart' : 'undo'}>
          {state === 'open' ? text.twiceApart : text.twiceUndo}
        </button>
      </DeskForm>
    </article>
  )
}

type MergeProps = Pick<Props, 'lang' | 'text'> & { of: readonly [DeskDuplicate['one'], DeskDuplicate['other']] }

/** The ways to the preview of a merge, either way round. */
function MergeWays({ of: [one, other], lang, text }: MergeProps) {
  return (
    <>
      <h3>{text.twiceMerge}</h3>
      <ul>
        {[[other, one] as const, [one, other] as const].map(([from, into]) => (
          <li key={from.id}>
            <a href={deskPath(lang, `/institutions/${from.id}/merge?into=${into.id}`)}>
              {fillMessage(text.twiceMergeThis, {
                ...{ name: sayText(from.name, lang), id: from.id },
                ...{ other: sayText(into.name, lang), otherId: into.id },
              })}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
