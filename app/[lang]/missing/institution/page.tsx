import type { Metadata } from 'next'
import { NoInstitute } from '@/components/institute/no-institute'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lost } = getMessages(await readLanguage(params))
  return { title: lost.institute.heading, robots: { index: false } }
}

/** The body of the 404 for an unknown institution: middleware.ts gives the status. */
export default async function MissingInstitutionPage({ params }: Props) {
  const lang = await readLanguage(params)
  return <NoInstitute text={getMessages(lang).lost.institute} filterHref={localizedPath('/filter', lang)} />
}
