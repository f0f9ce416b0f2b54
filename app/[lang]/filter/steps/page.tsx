import type { Metadata } from 'next'
import { CascadeSteps } from '@/components/home/cascade-steps'
import { getMessages } from '@/lib/messages/catalogue'
import { cascadeStep } from '@/lib/rules/directory/cascade-steps'
import { parseFilters } from '@/lib/rules/filters/address'
import type { QueryValues } from '@/lib/rules/filters/values'
import { robotsOf } from '@/lib/rules/routes/table'
import { readLanguage } from '@/lib/server/language'
import { readCascadeFacets, readCascadeStep } from '@/lib/server/reads/cascade'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Exclude<QueryValues, URLSearchParams>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { cascade } = getMessages(await readLanguage(params))
  return { title: cascade.stepsTitle, robots: robotsOf('/filter/steps') }
}

/** `/filter/steps`: the home page's cascading filter without JavaScript (ADR 27). */
export default async function CascadeStepsPage({ params, searchParams }: Props) {
  const [lang, query] = await Promise.all([readLanguage(params), searchParams])
  const filters = parseFilters(query)
  const step = cascadeStep(query.step, filters)
  const [lists, facets] = await Promise.all([readCascadeStep(filters.typeId), readCascadeFacets(step, filters)])
  const { cascade, filter } = getMessages(lang)
  return (
    <CascadeSteps
      step={step}
      asked={query.step === 'city' ? 'city' : null}
      filters={filters}
      lists={lists}
      facets={facets}
      lang={lang}
      text={cascade}
      filterText={filter}
    />
  )
}
