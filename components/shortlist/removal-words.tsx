import { Fragment } from 'react'
import type { Removal } from '@/lib/client/shortlist/use-removed'
import type { Language } from '@/lib/contract/language'
import type { ShortlistMessages } from '@/lib/messages/en/shortlist'
import { writtenLanguage } from '@/lib/rules/text/written-language'

type Props = { names: Removal['names']; lang: Language; text: Pick<ShortlistMessages, 'removed'> }

/** What was taken out of a list; a name that is not in the page's language says so. */
export function RemovalWords({ names, lang, text }: Props) {
  const [before, after] = text.removed.split('{names}')
  return (
    <>
      {before}
      {names.map((name, index) => {
        const mark = writtenLanguage(name, lang)
        return (
          <Fragment key={index}>
            {index > 0 && ', '}
            {mark === undefined ? name : <span lang={mark}>{name}</span>}
          </Fragment>
        )
      })}
      {after}
    </>
  )
}
