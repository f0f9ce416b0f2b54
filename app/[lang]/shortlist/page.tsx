import type { Metadata } from 'next'
import { KeepFrame } from '@/components/keeping/keep-context'
import { Shortlist, ShortlistIntro } from '@/components/keeping/shortlist'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/localized-url'
import { robotsOf } from '@/lib/rules/routes/table'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

/** Everybody's is another one: nothing to be found by. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { keeping } = getMessages(await readLanguage(params))
  return { title: keeping.title, description: keeping.description, robots: robotsOf('/shortlist') }
}

/** `/shortlist`: the institutions that a visitor has saved. The HTML is the same for everybody. */
export default async function ShortlistPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { keeping } = getMessages(lang)
  return (
    <KeepFrame lang={lang} text={keeping} page="shortlist">
      <div className="page-column grid grid-cols-1 gap-8 pt-10 md:gap-10 md:pt-16">
        <div className="grid gap-3">
          <h1 className="text-h1 font-semibold">{keeping.title}</h1>
          <ShortlistIntro text={keeping} />
        </div>
        <div className="scripting:hidden">
          <EmptyState
            scene="quiet"
            title={keeping.noScriptTitle}
            text={keeping.noScript}
            action={<ButtonLink href={localizedPath('/compare', lang)}>{keeping.comparePage}</ButtonLink>}
          />
        </div>
        <Shortlist lang={lang} text={keeping} />
      </div>
    </KeepFrame>
  )
}
