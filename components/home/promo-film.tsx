import { PromoVideo } from '@/components/ui/promo-video'
import type { VideoMessages } from '@/lib/messages/en/video'
import { filmSources } from '@/lib/rules/home/film-sources'

type Props = {
  /** The address as the provider wrote it. */
  video: string | null
  title: string
  text: VideoMessages
}

/** The promotional film (spec 1 §2, "Video"), or that there is none. */
export function PromoFilm({ video, title, text }: Props) {
  return (
    <section aria-label={title} className="page-column pt-16 md:pt-24">
      {/* Another film begins anew. */}
      <PromoVideo key={video} {...filmSources(video)} title={title} text={text} />
    </section>
  )
}
