import { LANGUAGES, type Language } from '@/lib/contract/language'
import { ID_PATTERN } from '@/lib/contract/constants'
import { MAX_COMPARED } from '@/lib/rules/shortlist/selection'
import { MAX_SHARED } from '@/lib/rules/shortlist/shared-address'

/** What is shared with a card of its own, and of how many institutions it is. */
const CARD_KINDS = { college: 1, compare: MAX_COMPARED, shortlist: MAX_SHARED } as const
export type CardKind = keyof typeof CARD_KINDS

export type CardAddress = { kind: CardKind; ids: readonly string[]; lang: Language; mark: string }

const CARD_PATH = new RegExp(
  `^/cards/(${Object.keys(CARD_KINDS).join('|')})/(\\d[\\d,]*)/(${LANGUAGES.join('|')})-([\\w-]{16})\\.jpg$`,
)

/**
 * The address of a card. `mark` is of what stands on it: what is drawn anew has another address, so that whoever keeps
 * the picture, such as a messenger, asks for the new one.
 */
export function cardPath({ kind, ids, lang, mark }: CardAddress): string {
  return `/cards/${kind}/${ids.join(',')}/${lang}-${mark}.jpg`
}

/** The card that an address asks for, in the one spelling that the website uses; `null` for any other. */
export function parseCardPath(path: string): CardAddress | null {
  const [, kindName, list = '', code, mark = ''] = CARD_PATH.exec(path) ?? []
  const kind = isCardKind(kindName) ? kindName : null
  const lang = LANGUAGES.find((language) => language === code)
  if (kind === null || lang === undefined) return null
  const ids = list.split(',')
  const isRight = ids.every((id) => ID_PATTERN.test(id)) && new Set(ids).size === ids.length
  return isRight && ids.length <= CARD_KINDS[kind] ? { kind, ids, lang, mark } : null
}

function isCardKind(name: string | undefined): name is CardKind {
  return name !== undefined && Object.hasOwn(CARD_KINDS, name)
}
