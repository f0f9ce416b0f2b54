import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Facets } from '@/lib/contract/facets'
import type { Language } from '@/lib/contract/language'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import type { FilterMessages } from '@/lib/messages/en/filter'
import { CASCADE_ANCHOR, CASCADE_STEPS_PATH, type CascadeLists } from '@/lib/rules/directory/cascade'
import { CASCADE_STEPS, type CascadeStep, chosenUntil } from '@/lib/rules/directory/cascade-steps'
import { filtersToQuery } from '@/lib/rules/filters/address'
import type { Filters } from '@/lib/rules/filters/table'
import { STREAMS_OF } from '@/lib/rules/filters/values'
import { localeOf } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { CascadeChosen } from './cascade-chosen'
import { StepChoices } from './step-choices'

type Props = {
  step: CascadeStep
  /** Cities were asked for: where they cannot be shown yet, that is said. */
  asked: 'city' | null
  filters: Filters
  lists: CascadeLists
  /** What is counted and known of those chosen so far; `null` where it is not told. */
  facets: Facets | null
  lang: Language
  text: CascadeMessages
  filterText: FilterMessages
}

/** One step of the cascading filter as a plain form. What comes after the step is not carried on: choosing clears it. */
export function CascadeSteps({ step, asked, filters, lists, facets, lang, text, filterText }: Props) {
  const prefix = localeOf(lang).prefix
  const index = CASCADE_STEPS.indexOf(step)
  const before = CASCADE_STEPS[index - 1]
  const next = CASCADE_STEPS[index + 1]
  const carried = before === undefined ? '' : filtersToQuery(chosenUntil(before, filters))
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] justify-items-center py-8 md:py-16">
      <div className="grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
        <hgroup>
          <p className="mb-1 text-sm font-medium text-grey">
            {fillMessage(text.step, { number: index + 1, total: CASCADE_STEPS.length })}
          </p>
          <TwoToneHeading as="h1" size="h2" text={text.stepsTitle} grey={{ first: 2 }} />
        </hgroup>
        <CascadeChosen {...{ step, filters, lists, lang, prefix, text, filterText }} />
        <Card className="rounded-panel p-5 sm:p-7">
          <form action={prefix + CASCADE_STEPS_PATH} autoComplete="off">
            {[...new URLSearchParams(carried)].map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {/* So that what was ticked for another type does not count, and the results get their short address. */}
            {step !== 'type' && <input type="hidden" name={STREAMS_OF} value={filters.typeId ?? ''} />}
            {asked !== null && asked !== step && (
              <p role="alert" className="mb-4 rounded-md bg-turmeric-tint px-4 py-3 text-ink">
                {text.chooseDistrictFirst}
              </p>
            )}
            <StepChoices {...{ step, filters, lists, facets, lang, text, filterText }} />
            <div className="mt-6 grid gap-3 sm:flex sm:flex-row-reverse sm:justify-start">
              {next && (
                <Button type="submit" name="step" value={next} disabled={step === 'type' && !lists.types?.length}>
                  {fillMessage(text.next, { step: text[next] })}
                </Button>
              )}
              <Button
                type="submit"
                variant={next ? 'quiet' : 'primary'}
                formAction={`${prefix}/filter${CASCADE_ANCHOR}`}
              >
                {text.showResults}
              </Button>
            </div>
          </form>
        </Card>
      </div>
    </div>
  )
}
