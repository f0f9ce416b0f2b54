import type { Metadata } from 'next'
import { PricingPlans } from '@/components/plans/pricing-plans'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { readLanguage } from '@/lib/server/language'
import { readPlans } from '@/lib/server/reads/plan'
import { contentMetadata } from '../content-metadata'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { title, description } = getMessages(lang).plans
  return contentMetadata({ lang, route: '/pricing', title, description, isHidden: (await readPlans()) === 'failed' })
}

/** `/pricing` (spec 2 §2). */
export default async function PricingPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { plans } = getMessages(lang)
  const offer = (await readPlans()) ?? 'failed'
  return (
    <div className="page-column grid grid-cols-1 gap-10 pt-10 md:gap-14 md:pt-16">
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <h1 className="text-h1 font-semibold">{plans.title}</h1>
        <p className="text-lg text-ink-2">{plans.subtitle}</p>
      </div>
      <PricingPlans offer={offer} lang={lang} text={plans} page={localizedPath('/pricing', lang)} />
    </div>
  )
}
