import type { Metadata } from 'next'
import { ChanceForm } from '@/components/chances/chance-form'
import { KeptHere } from '@/components/chances/chance-keep'
import { ChancesView } from '@/components/chances/chances-view'
import { Card } from '@/components/ui/card'
import { getMessages } from '@/lib/messages/catalogue'
import {
  categoriesOf,
  findCategory,
  formHref,
  listValue,
  readBegun,
  readChanceFilters,
} from '@/lib/rules/chances/chance-form'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { readLanguage } from '@/lib/server/language'
import { surviveOutage } from '@/lib/server/provider/outage'
import { readAskableExams } from '@/lib/server/reads/closing-ranks'
import { listDistricts } from '@/lib/server/reads/lookup'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<SearchParams> }

/** The bare page may be found; one that a link has begun to fill in is the same. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [lang, query, read] = await Promise.all([readLanguage(params), searchParams, readAskableExams()])
  const { title, description } = getMessages(lang).chances
  const isHidden = read === 'failed' || read?.length === 0 || Object.keys(query).length > 0
  return contentMetadata({ lang, route: '/admission-chances', title, description, isHidden })
}

/** `/admission-chances?exam=&category=&course=`: the form (docs/admissions.md). Nothing of it is anybody's. */
export default async function AdmissionChancesPage({ params, searchParams }: Props) {
  const [lang, query, read, districts] = await Promise.all([
    readLanguage(params),
    searchParams,
    readAskableExams(),
    surviveOutage(listDistricts, { fallback: [], keepsPageBriefly: true }),
  ])
  const exams = read ?? []
  const text = getMessages(lang).chances
  const [begun, filters] = [readBegun(query), readChanceFilters(query)]
  const asked = exams === 'failed' ? undefined : exams.find(({ id }) => id === begun.exam)
  const [latest] = asked?.years ?? []
  const typed = {
    ...(asked !== undefined && latest !== undefined && { list: listValue(asked.id, latest.year) }),
    category: findCategory(exams === 'failed' ? [] : categoriesOf(exams), begun.category)?.code ?? '',
  }
  return (
    <ChancesView
      route="/admission-chances"
      exams={exams}
      lang={lang}
      text={text}
      retryHref={formHref(begun, filters, lang)}
    >
      <Card as="section" className="rounded-panel p-5 sm:p-8">
        <ChanceForm
          exams={exams === 'failed' ? [] : exams}
          districts={districts}
          typed={typed}
          filters={filters}
          problems={{}}
          isKept={false}
          lang={lang}
          text={text}
        />
      </Card>
      <KeptHere lang={lang} text={text} />
    </ChancesView>
  )
}
