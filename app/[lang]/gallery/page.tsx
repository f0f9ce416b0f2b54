import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { robotsOf } from '@/lib/rules/routes/table'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { gallery } = getMessages(await readLanguage(params))
  return { title: gallery.title, description: gallery.hint, robots: robotsOf('/gallery') }
}

/** `/gallery`, a placeholder (spec 2 §2): not indexed, and linked from nowhere. */
export default async function GalleryPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { gallery } = getMessages(lang)
  return (
    <div className="page-column grid grid-cols-1 gap-4 pt-10 md:pt-16">
      <h1 className="text-h1 font-semibold">{gallery.title}</h1>
      <EmptyState
        scene="quiet"
        title={gallery.coming}
        text={gallery.hint}
        action={<ButtonLink href={localizedPath('/filter', lang)}>{gallery.directory}</ButtonLink>}
      />
    </div>
  )
}
