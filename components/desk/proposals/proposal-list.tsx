import type { ProposalRow, ProposalState } from '@/lib/contract/desk/proposal'
import type { Language } from '@/lib/contract/language'
import type { DeskInstitutionMessages } from '@/lib/messages/en/desk-institutions'
import type { DeskProposalMessages } from '@/lib/messages/en/desk-proposals'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { TableHead } from '@/components/desk/table-head'

type Props = {
  rows: readonly ProposalRow[]
  state: ProposalState
  lang: Language
  words: DeskInstitutionMessages
  room: DeskProposalMessages
}

/** Proposals of institutions; on a phone each is a block of lines. */
export function ProposalList({ rows, state, lang, words, room }: Props) {
  const end = state === 'decided' ? (['end'] as const) : []
  return (
    <table>
      <TableHead columns={['institution', 'fields', 'by', 'since', ...end]} text={room} />
      <tbody>
        {rows.map(
          ({ id, name, fields, courses, pictures, brochures, by, proposed_at, decided_at, is_retired: isRetired }) => (
            <tr key={id}>
              <th scope="row">
                <a href={deskPath(lang, `/proposals/${id}`)} lang={langMark(name, lang)}>
                  {sayText(name, lang)}
                </a>
                {isRetired && <small>{room.retired}</small>}
              </th>
              <td data-label={room.fields}>
                {[
                  ...fields.map((field) => words.fields[field]),
                  ...(courses ? [formatMessage(room.someCourses, { count: courses })] : []),
                  ...(pictures ? [formatMessage(room.somePictures, { count: pictures })] : []),
                  ...(brochures ? [formatMessage(room.someBrochures, { count: brochures })] : []),
                ].join(' · ')}
              </td>
              <td data-label={room.by}>{by}</td>
              <td data-label={room.since}>{formatMoment(proposed_at, words.dates)}</td>
              {state === 'decided' && (
                <td data-label={room.end}>{decided_at === null ? '—' : formatMoment(decided_at, words.dates)}</td>
              )}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
