import type { Language } from '@/lib/contract/language'
import type { DeskMatchReasons } from '@/lib/messages/en/desk-match-reasons'
import { readMatch } from '@/lib/rules/desk/match-reasons'
import { sayWeighed } from '@/lib/rules/desk/say-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  /** As the import's report has it. */
  why: string | null
  lang: Language
  text: DeskMatchReasons
}

/** What speaks for two being one, and against it, field by field with its weight. */
export function MatchReasons({ why, lang, text }: Props) {
  const said = why === null ? null : readMatch(why)
  // Kept by an import of before, or by another provider.
  if (said === null) return <span lang={lang === 'en' ? undefined : 'en'}>{why ?? '—'}</span>
  return (
    <>
      <p>{fillMessage(text.weight, { weight: said.weight, needed: said.needed })}</p>
      <ul>
        {said.reasons.map((reason, at) => (
          <li key={at}>{sayWeighed(reason, text)}</li>
        ))}
      </ul>
    </>
  )
}
