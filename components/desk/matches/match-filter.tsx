import { FilterMenus } from '@/components/desk/filter-menus'
import { MATCH_STATES, type DeskMatchPage, type MatchState } from '@/lib/contract/desk/match'
import type { Language } from '@/lib/contract/language'
import type { DeskMatchMessages } from '@/lib/messages/en/desk-matches'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { matchesPage, twicePage } from '@/lib/rules/desk/matches-page'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  sources: DeskMatchPage['sources']
  state: MatchState
  query: Readonly<Record<string, string>>
  lang: Language
  text: DeskMatchMessages
}

/** Which rows are shown: the address says it. */
export function MatchFilter({ sources, state, query, lang, text }: Props) {
  const lists = sources.map(
    ({ name, title, count }) => [name, fillMessage(text.listCount, { title: title ?? name, count })] as const,
  )
  return (
    <>
      <nav aria-label={text.choice} className="desk-choice">
        {MATCH_STATES.map((each) => (
          <a
            key={each}
            href={deskPath(lang, matchesPage({ ...query, state: each, page: '' }))}
            aria-current={each === state ? 'page' : undefined}
          >
            {text.states[each]}
          </a>
        ))}
        <a href={deskPath(lang, twicePage({}))}>{text.twice}</a>
      </nav>
      <form method="get" action={deskPath(lang, '/matches')} className="desk-filter" role="search">
        <input type="hidden" name="state" value={state} />
        <FilterMenus menus={[['source', text.list, text.all, lists]]} chosen={query} />
        <label>
          {text.search}
          <input type="search" name="q" maxLength={200} defaultValue={query.q ?? ''} />
        </label>
        <button type="submit">{text.show}</button>
      </form>
    </>
  )
}
