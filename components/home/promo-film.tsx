'use client'

import { PromoVideo } from '@/components/ui/promo-video'
import type { VideoMessages } from '@/lib/messages/en/video'
import { filmSources } from '@/lib/rules/film-sources'
import { useHome } from './home-context'

/** The promotional film (spec 1 §2, "Video"), or that there is none. */
export function PromoFilm({ text }: { text: VideoMessages }) {
  const { home, texts } = useHome()
  if (home === 'failed') return null
  return (
    <section aria-label={texts.home.film} className="page-column pt-16 md:pt-24">
      {/* Another film begins anew. */}
      <PromoVideo key={home.video} {...filmSources(home.video)} title={texts.home.film} text={text} />
    </section>
  )
}
