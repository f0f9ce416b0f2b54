import type { Language } from '@/lib/contract/language'
import type { DeskMatchReasons } from '@/lib/messages/en/desk-match-reasons'
import { readMatch } from '@/lib/rules/desk/match-reasons'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  /** As the import's report has it. */
  why: string | null
  lang: Language
  text: DeskMatchReasons
}

const signed = (weight: number) => `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(1)}`

/** What speaks for two being one, and against it, field by field with its weight. */
export function MatchReasons({ why, lang, text }: Props) {
  const said = why === null ? null : readMatch(why)
  // Kept by an import of before, or by another provider.
  if (said === null) return <span lang={lang === 'en' ? undefined : 'en'}>{why ?? '—'}</span>
  return (
    <>
      <p>{fillMessage(text.weight, { weight: said.weight, needed: said.needed })}</p>
      <ul>
        {said.reasons.map(({ aspect, weight, about }, at) => (
          <li key={at}>
            {about === null
              ? fillMessage(text.reason, { aspect: text.aspects[aspect], weight: signed(weight) })
              : fillMessage(text.reasonOf, { aspect: text.aspects[aspect], weight: signed(weight), about })}
          </li>
        ))}
      </ul>
    </>
  )
}
