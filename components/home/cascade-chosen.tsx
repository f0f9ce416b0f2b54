import Link from 'next/link'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import type { FilterMessages } from '@/lib/messages/en/filter'
import type { CascadeLists } from '@/lib/rules/directory/cascade'
import { CASCADE_FILTERS, CASCADE_STEPS, cascadeStepHref, type CascadeStep } from '@/lib/rules/directory/cascade-steps'
import type { Filters } from '@/lib/rules/filters/table'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { joinTexts, markOf, type PickedText, pickText } from '@/lib/rules/text/localized-text'

type Props = {
  step: CascadeStep
  filters: Filters
  lists: CascadeLists
  lang: Language
  prefix: string
  text: CascadeMessages
  /** What is said as beside the same filter of /filter. */
  filterText: FilterMessages
}

/** What was chosen in the steps before this one, each with a way back to it. */
export function CascadeChosen({ step, filters, lists, lang, prefix, text, filterText }: Props) {
  const done = CASCADE_STEPS.slice(0, CASCADE_STEPS.indexOf(step))
  if (done.length === 0) return null
  const names = (entries: readonly Option[] | null, ids: readonly (string | null)[]): PickedText | null => {
    const known = joinTexts((entries ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name))
    if (known !== null) return pickText(known, lang)
    return ids.length > 0 && ids[0] !== null ? { value: fillMessage(text.chosen, { count: ids.length }), lang } : null
  }
  const chosen: Record<CascadeStep, PickedText | null> = {
    type: names(lists.types, [filters.typeId]),
    stream: names(lists.streams, filters.streamIds) ?? { value: text.anyStream, lang },
    district: names(lists.districts, filters.districtIds) ?? { value: text.anyDistrict, lang },
    city: null,
  }
  const leftIn = (each: CascadeStep) => {
    const { includeUnknown } = CASCADE_FILTERS[each]
    return includeUnknown !== null && filters.includesUnknown.includes(each) ? filterText[includeUnknown] : null
  }
  return (
    <dl aria-label={text.chosenSoFar} className="grid gap-x-4 border-y border-line text-base">
      {done.map((each) => (
        <div
          key={each}
          className="grid min-h-12 grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-3 not-first:border-t not-first:border-line"
        >
          <dt className="text-sm text-grey">{text[each]}</dt>
          <dd lang={markOf(chosen[each]?.lang, lang)} className="py-2 font-semibold wrap-anywhere">
            {chosen[each]?.value}
            {leftIn(each) !== null && (
              <small lang={lang} className="block text-sm font-normal text-ink-2">
                {leftIn(each)}
              </small>
            )}
          </dd>
          <dd>
            <Link
              href={cascadeStepHref(each, filters, prefix)}
              prefetch={false}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-river underline underline-offset-4"
            >
              {text.change}
              <span className="sr-only">: {text[each]}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}
