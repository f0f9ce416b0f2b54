import { Checkbox } from '@/components/ui/checkbox'
import { ProviderText } from '@/components/ui/provider-text'
import { Radio } from '@/components/ui/radio'
import type { Facets } from '@/lib/contract/facets'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import { type CascadeLists, offeredCities } from '@/lib/rules/directory/cascade'
import { CASCADE_FILTERS, cascadeOf, cascadeStepHref, type CascadeStep } from '@/lib/rules/directory/cascade-steps'
import type { Filters } from '@/lib/rules/filters/table'
import { isNothingKnown } from '@/lib/rules/filters/known'
import { unknownParameter } from '@/lib/rules/filters/values'
import { inOrderOfNames } from '@/lib/rules/text/order-of-names'
import { localeOf } from '@/lib/rules/routes/localized-url'
import { UnknownCity } from './unknown-city'

type Props = {
  step: CascadeStep
  filters: Filters
  lists: CascadeLists
  facets: Facets | null
  lang: Language
  text: CascadeMessages
}

/** What is offered in a step, `null` where the list could not be had; and what is said where there is none. */
function offered({ step, filters, lists, lang, text }: Omit<Props, 'facets'>): {
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

/** The choices of one step: radio buttons for type and city, boxes to tick for streams and districts. */
export function StepChoices(props: Props) {
  const { step, filters, facets, lang, text } = props
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
  const { ids, isOne, parameter: name } = CASCADE_FILTERS[step]
  const [first] = step === 'type' ? entries : []
  const chosen = first !== undefined && filters.typeId === null ? [first.id] : ids(filters)
  // What is chosen can be taken back.
  const isNone = step === 'city' && filters.cityId === null && isNothingKnown(facets, 'city_id')
  const Choice = isOne ? Radio : Checkbox
  return (
    <fieldset disabled={isNone} className="min-w-0">
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
                  defaultChecked={chosen.includes(id)}
                />
              </li>
            ))}
          </ul>
          {step === 'city' && (
            <div className="mt-3 border-t border-line pt-3 empty:hidden">
              <UnknownCity
                facets={facets}
                text={text}
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
