import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Icon } from '@/components/ui/icon'
import { ProviderText } from '@/components/ui/provider-text'
import { SearchInput } from '@/components/ui/search-input'
import type { InstituteCard } from '@/lib/contract/institute'
import type { Language } from '@/lib/contract/language'
import type { CompareMessages } from '@/lib/messages/en/compare'
import { comparePath } from '@/lib/rules/comparison/compare-address'
import { fullName } from '@/lib/rules/institute/full-name'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { CompareLink } from './compare-link'

/** What was looked for, and what was found; `null`: the search could not be had. */
export type Found = { text: string; cards: InstituteCard[] | null }

type Props = { ids: readonly string[]; found: Found | null; lang: Language; text: CompareMessages }

/** Looks for another institution and adds it: a GET form and links, so that it needs no JavaScript. */
export function AddInstitute({ ids, found, lang, text }: Props) {
  return (
    <section aria-labelledby="add-heading" className="grid max-w-2xl grid-cols-1 gap-4 print:hidden">
      <h2 id="add-heading" className="text-h3 font-semibold">
        {text.addHeading}
      </h2>
      {/* Without scripts the page comes anew, and with it what was found, below all that is compared. */}
      <form action={`${localizedPath('/compare', lang)}#add-heading`} className="flex flex-wrap items-center gap-3">
        {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
        <SearchInput
          name="add"
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          defaultValue={found?.text}
          maxLength={100}
          className="min-w-60 flex-1"
        />
        <Button type="submit" className="min-h-14">
          {text.search}
        </Button>
      </form>
      {found !== null && <Candidates ids={ids} found={found} lang={lang} text={text} />}
    </section>
  )
}

const labelOf = ({ name, disambiguation }: InstituteCard, lang: Language) =>
  fullName(sayText(name, lang), disambiguation)

function Candidates({ ids, found, lang, text }: Props & { found: Found }) {
  const { text: typed, cards } = found
  const said = cards === null ? text.searchFailed : cards.length === 0 ? text.nothingFound : text.found
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="status" className="text-ink-2">
        {fillMessage(said, { text: typed })}
      </p>
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {cards
          ?.map((card) => ({ ...card, place: card.city ?? card.district, label: labelOf(card, lang) }))
          .map(({ id, name, place, label }) => (
            <li
              key={id}
              className="flex items-center justify-between gap-4 rounded-card border border-line bg-surface py-2.5 pr-3 pl-5"
            >
              <span className="min-w-0 leading-snug wrap-anywhere">
                <span lang={langMark(name, lang)} className="font-semibold">
                  {label}
                </span>
                {place && <ProviderText of={place} lang={lang} className="block text-sm text-ink-2" />}
              </span>
              <CompareLink
                href={localizedPath(comparePath([...ids, id]), lang)}
                adds={{ id, name: label }}
                label={fillMessage(text.addLabel, { name: label })}
                className={buttonClass('quiet', 'md', 'min-h-11 shrink-0 px-4')}
              >
                <Icon of={Plus} size={18} />
                {text.add}
              </CompareLink>
            </li>
          ))}
      </ul>
    </div>
  )
}
