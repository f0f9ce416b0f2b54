import { Checkbox } from '@/components/ui/checkbox'
import type { ChoiceProps } from '@/components/ui/choice'
import { ProviderText } from '@/components/ui/provider-text'
import { Radio } from '@/components/ui/radio'
import type { Facets } from '@/lib/contract/facets'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import type { FilterMessages } from '@/lib/messages/en/filter'
import { type CascadeLists, offeredCities } from '@/lib/rules/directory/cascade'
import { CASCADE_FILTERS, cascadeOf, cascadeStepHref, type CascadeStep } from '@/lib/rules/directory/cascade-steps'
import { facetCount } from '@/lib/rules/filters/facets'
import type { Filters } from '@/lib/rules/filters/table'
import { besideFilter } from '@/lib/rules/filters/known'
import { unknownParameter } from '@/lib/rules/filters/values'
import { figure } from '@/lib/rules/text/figure'
import { formatMessage } from '@/lib/rules/text/format-message'
import { inOrderOfNames } from '@/lib/rules/text/order-of-names'
import { localeOf } from '@/lib/rules/routes/localized-url'
import { UnknownChoice } from './unknown-choice'

type Props = {
  step: CascadeStep
  filters: Filters
  lists: CascadeLists
  facets: Facets | null
  lang: Language
  text: CascadeMessages
  /** What is said as beside the same filter of /filter. */
  filterText: FilterMessages
}

/** What is offered in a step, `null` where the list could not be had; and what is said where there is none. */
function offered({ step, filters, lists, lang, text }: Omit<Props, 'facets' | 'filterText'>): {
  entries: readonly Option[] | null
  empty: string
} {
  switch (step) {
    case 'type':
      return { entries: lists.types, empty: text.noTypes }
    case 'stream':
      return { entries: lists.streams, empty: text.noStreams }
    case 'district':
      return { entries: lists.districts && inOrderOfNames(lists.districts, lang), empty: text.noDistricts }
    case 'city':
      return {
        entries: lists.districts && offeredCities(cascadeOf(filters), lists.districts, lang),
        empty: text.noCities,
      }
  }
}

/** How many institutions an option would give, where that is told. */
function sayCount(count: number | null, text: CascadeMessages): Pick<ChoiceProps, 'note' | 'noteLabel' | 'dimmed'> {
  if (count === null) return {}
  return { note: figure(count), noteLabel: formatMessage(text.institutions, { count }), dimmed: count === 0 }
}

/** The choices of one step: radio buttons for type and city, boxes to tick for streams and districts. */
export function StepChoices(props: Props) {
  const { step, filters, facets, lang, text, filterText } = props
  const { entries, empty } = offered(props)
  if (entries === null) {
    return (
      <p role="alert">
        {text.listFailed}{' '}
        <a
          href={cascadeStepHref(step, filters, localeOf(lang).prefix)}
          className="font-semibold text-river underline underline-offset-4"
        >
          {text.retry}
        </a>
      </p>
    )
  }
  const { ids, isOne, parameter: name, contract, includeUnknown } = CASCADE_FILTERS[step]
  const [first] = step === 'type' ? entries : []
  const chosen = first !== undefined && filters.typeId === null ? [first.id] : ids(filters)
  const { said, idle } = besideFilter(facets, contract, filterText, { isSet: chosen.length > 0 })
  const Choice = isOne ? Radio : Checkbox
  return (
    <fieldset disabled={idle !== null} className="min-w-0">
      <legend className="text-h3 font-semibold">{text[step]}</legend>
      {entries.length === 0 ? (
        <p className="mt-2 text-ink-2">{empty}</p>
      ) : (
        <>
          {step !== 'type' && <p className="mt-1 text-sm text-grey">{isOne ? text.one : text.several}</p>}
          <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
            {step === 'city' && (
              <li>
                <Radio name={name} value="" label={text.anyCity} defaultChecked={filters.cityId === null} />
              </li>
            )}
            {entries.map(({ id, name: label }) => (
              <li key={id}>
                <Choice
                  name={name}
                  value={id}
                  label={<ProviderText of={label} lang={lang} />}
                  {...sayCount(facetCount(facets?.[contract], id), text)}
                  defaultChecked={chosen.includes(id)}
                />
              </li>
            ))}
          </ul>
          {includeUnknown !== null && (
            <div className="mt-3 border-t border-line pt-3 empty:hidden">
              {said !== null && <p className="text-sm text-grey tabular-nums">{said}</p>}
              <UnknownChoice
                contract={contract}
                facets={facets}
                text={filterText}
                label={filterText[includeUnknown]}
                name={unknownParameter(step)}
                value="true"
                defaultChecked={filters.includesUnknown.includes(step)}
              />
            </div>
          )}
        </>
      )}
    </fieldset>
  )
}
