import { FilterMenus } from '@/components/desk/filter-menus'
import { TableHead } from '@/components/desk/table-head'
import { COLLEGE_STATES, type DeskRankCollege, type DeskRankCollegePage } from '@/lib/contract/desk/rank-college'
import type { Language } from '@/lib/contract/language'
import type { DeskRankCollegeMessages } from '@/lib/messages/en/desk-rank-colleges'
import { collegePage } from '@/lib/rules/desk/colleges-page'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

type Shared = { lang: Language; text: DeskRankCollegeMessages }
type FilterProps = Shared & { read: DeskRankCollegePage; query: Readonly<Record<string, string>> }

/** Which colleges are shown: the address says it. */
export function CollegeFilter({ read: { exams, states }, query, lang, text }: FilterProps) {
  const path = deskPath(lang, '/rank-colleges')
  const chosen = query.state ?? ''
  // Another choice begins with its first page.
  const others = Object.entries(query).filter(([name]) => name !== 'state' && name !== 'page')
  const counts = new Map(states.map(({ name, count }) => [name, count]))
  const all = states.reduce((sum, { count }) => sum + count, 0)
  const choices = [
    ['', text.anyState, all] as const,
    ...COLLEGE_STATES.map((state) => [state, text.states[state], counts.get(state) ?? 0] as const),
  ]
  const counted = exams.map(
    ({ id, name, count }) => [id, fillMessage(text.examCount, { exam: sayText(name, lang), count })] as const,
  )
  return (
    <>
      <nav aria-label={text.choice} className="desk-choice">
        {choices.map(([state, words, count]) => (
          <a
            key={state}
            href={`${path}?${new URLSearchParams([...others, ...(state === '' ? [] : [['state', state]])])}`}
            aria-current={state === chosen ? 'page' : undefined}
          >
            {fillMessage(text.stateCount, { state: words, count })}
          </a>
        ))}
      </nav>
      <form method="get" action={path} className="desk-filter" role="search">
        {chosen !== '' && <input type="hidden" name="state" value={chosen} />}
        <FilterMenus menus={[['exam', text.exam, text.all, counted]]} chosen={query} />
        <label>
          {text.search}
          <input type="search" name="q" maxLength={200} defaultValue={query.q ?? ''} />
        </label>
        <button type="submit">{text.show}</button>
      </form>
    </>
  )
}

/** How many courses and ranks the lists have of a college, in words. */
export function sayCounts({ courses, ranks }: Pick<DeskRankCollege, 'courses' | 'ranks'>, text: Shared['text']) {
  return `${formatMessage(text.courses, { count: courses })}, ${formatMessage(text.ranks, { count: ranks })}`
}

/** A page of colleges; on a phone each is a block of lines. */
export function CollegeList({ rows, lang, text }: Shared & { rows: readonly DeskRankCollege[] }) {
  return (
    <table>
      <TableHead columns={['name', 'code', 'exam', 'counts', 'state', 'institution']} text={text} />
      <tbody>
        {rows.map(({ id, code, name, place, exam, state, institution, ...counts }) => (
          <tr key={id}>
            <th scope="row">
              <a href={deskPath(lang, collegePage(id, ''))} lang="en">
                {name}
              </a>
              {place !== null && <small lang="en">{place}</small>}
            </th>
            <td data-label={text.code} lang="en">
              {code}
            </td>
            <td data-label={text.exam}>{sayText(exam, lang)}</td>
            <td data-label={text.counts}>{sayCounts(counts, text)}</td>
            <td data-label={text.state}>{text.states[state]}</td>
            <td data-label={text.institution} lang={institution ? langMark(institution.name, lang) : undefined}>
              {institution === null ? '—' : sayText(institution.name, lang)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
