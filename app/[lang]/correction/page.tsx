import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CorrectionView } from '@/components/enquiries/correction-view'
import { FIGURES } from '@/lib/contract/source'
import { getMessages } from '@/lib/messages/catalogue'
import { INSTITUTE_ID, institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { readLanguage } from '@/lib/server/language'
import { surviveOutage } from '@/lib/server/provider/outage'
import { getInstitute } from '@/lib/server/reads/institute'
import { contentMetadata } from '../content-metadata'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ lang: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { correctionTitle: title, correctionDescription: description } = getMessages(lang).sources
  return contentMetadata({ lang, route: '/correction', title, description, isBroken: false })
}

/** `/correction?id=&figure=`: reports a wrong figure, without an account (docs/adr/0075-a-figure-has-a-source.md). */
export default async function CorrectionPage({ params, searchParams }: Props) {
  const [lang, query] = await Promise.all([readLanguage(params), searchParams])
  const id = typeof query.id === 'string' && INSTITUTE_ID.test(query.id) ? query.id : null
  const survival = { fallback: 'failed', keepsPageBriefly: true } as const
  const institute = id === null ? null : await surviveOutage(() => getInstitute(id), survival)
  // Where the institution would stand, it is said that there is none.
  if (id !== null && institute === null) redirect(localizedPath(institutePath(id), lang))
  return (
    <CorrectionView
      id={id}
      institute={institute === 'failed' ? null : institute}
      figure={FIGURES.find((figure) => figure === query.figure) ?? null}
      lang={lang}
      messages={getMessages(lang)}
    />
  )
}
