import type { Metadata } from 'next'
import { SelectionFrame } from '@/components/shortlist/selection-context'
import { Shortlist, ShortlistIntro } from '@/components/shortlist/shortlist'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { robotsOf } from '@/lib/rules/routes/table'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

/** Everybody's is another one: nothing to be found by. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { shortlist } = getMessages(await readLanguage(params))
  return { title: shortlist.title, description: shortlist.description, robots: robotsOf('/shortlist') }
}

/** `/shortlist`: the institutions that a visitor has saved. The HTML is the same for everybody. */
export default async function ShortlistPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { shortlist } = getMessages(lang)
  return (
    <SelectionFrame lang={lang} text={shortlist} page="shortlist">
      <div className="page-column grid grid-cols-1 gap-8 pt-10 md:gap-10 md:pt-16">
        <div className="grid gap-3">
          <h1 className="text-h1 font-semibold">{shortlist.title}</h1>
          <ShortlistIntro text={shortlist} />
        </div>
        <div className="scripting:hidden">
          <EmptyState
            scene="quiet"
            title={shortlist.noScriptTitle}
            text={shortlist.noScript}
            action={<ButtonLink href={localizedPath('/compare', lang)}>{shortlist.comparePage}</ButtonLink>}
          />
        </div>
        <Shortlist lang={lang} text={shortlist} />
      </div>
    </SelectionFrame>
  )
}
