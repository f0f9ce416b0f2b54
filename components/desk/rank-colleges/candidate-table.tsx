import { TableHead } from '@/components/desk/table-head'
import type { CollegeCandidate } from '@/lib/contract/desk/rank-college'
import { collegePage } from '@/lib/rules/desk/colleges-page'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { sayMatched } from '@/lib/rules/desk/say-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { joinTexts, langMark, sayText } from '@/lib/rules/text/localized-text'
import { type CollegeProps, Say } from './say-of-college'

/** The search of the directory, and what it finds, or what the college may be without one. */
export function CandidateTable(props: CollegeProps) {
  const { college, search, lang, text } = props
  const { candidates, state } = college
  const said = search !== '' ? text.foundFor : state === 'doubt' ? text.inDoubt : text.nearest
  const none = search === '' ? text.noCandidates : text.noneFound
  return (
    <>
      <form method="get" action={deskPath(lang, collegePage(college.id, ''))} className="desk-filter" role="search">
        <label>
          {text.searchFor}
          <input type="search" name="q" maxLength={200} defaultValue={search} />
        </label>
        <button type="submit">{text.searchIt}</button>
      </form>
      <p>{fillMessage(candidates.length === 0 ? none : said, { search })}</p>
      {candidates.length > 0 && (
        <>
          <table>
            <TableHead columns={['institution', 'kind', 'where', 'why', 'decide']} text={text} />
            <tbody>
              {candidates.map((candidate) => (
                <Candidate key={candidate.id} {...props} candidate={candidate} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}

function Candidate({ candidate, college, search, linkOf, lang, text }: CollegeProps & { candidate: CollegeCandidate }) {
  const { id, name, category, district, city, address, why } = candidate
  const place = joinTexts([city, district].filter((part) => part !== null))
  const said = why === null ? '—' : sayMatched(why, text.matchReasons)
  const isIt = college.institution?.id === id
  return (
    <tr>
      <th scope="row">
        <a href={linkOf(id)} lang={langMark(name, lang)}>
          {sayText(name, lang)}
        </a>
      </th>
      <td data-label={text.kind}>{category && sayText(category, lang)}</td>
      <td data-label={text.where}>
        {place && sayText(place, lang)}
        {address !== null && <small lang="en">{address}</small>}
      </td>
      <td data-label={text.why} lang={said === null ? 'en' : undefined}>
        {said ?? why}
      </td>
      <td data-label={text.decide}>
        {isIt ? (
          text.isNow
        ) : (
          <Say college={college} search={search} lang={lang}>
            <input type="hidden" name="institute_id" value={id} />
            <button
              type="submit"
              name="action"
              value="tie"
              className="desk-short"
              aria-label={fillMessage(text.tieTo, { name: sayText(name, lang) })}
            >
              {text.tie}
            </button>
          </Say>
        )}
      </td>
    </tr>
  )
}
