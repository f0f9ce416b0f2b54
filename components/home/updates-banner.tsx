'use client'

import { ArrowRight, Megaphone } from 'lucide-react'
import Link from 'next/link'
import { Carousel } from '@/components/ui/carousel'
import { Icon } from '@/components/ui/icon'
import { useNotifications } from '@/lib/client/notifications/notification-list'
import type { Language } from '@/lib/contract/language'
import type { CarouselMessages } from '@/lib/messages/en/carousel'
import type { UpdatesMessages } from '@/lib/messages/en/updates'
import type { ShownNotifications } from '@/lib/rules/notifications/notification-visibility'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { Notice } from './notice'

type Props = {
  lang: Language
  text: UpdatesMessages
  carouselText: CarouselMessages
  /** What the page came with. */
  notifications: ShownNotifications
}

/** Latest Updates over the home page (spec 1 §2): one after the other, every three seconds, or at the visitor's pace. */
export function UpdatesBanner({ lang, text, carouselText, notifications }: Props) {
  const list = useNotifications(notifications)
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-column grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-sm lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-6">
        <p className="flex items-center gap-2.5 font-semibold">
          <Icon of={Megaphone} className="shrink-0 text-turmeric-deep" />
          {text.title}
        </p>
        <div className="col-span-2 row-start-2 min-w-0 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:border-l lg:border-line lg:pl-6">
          {list === null || list.length === 0 ? (
            <p className="flex min-h-11 items-center text-ink-2">{list === null ? text.failed : text.none}</p>
          ) : (
            <Carousel preset="notices" label={text.title} text={carouselText}>
              {list.map((notice, index) => (
                <Notice key={index} notice={notice} lang={lang} />
              ))}
            </Carousel>
          )}
        </div>
        <Link
          href={localizedPath('/updates-list', lang)}
          prefetch={false}
          className="flex min-h-11 items-center gap-1.5 font-semibold text-river hover:underline hover:underline-offset-4"
        >
          {text.all}
          <Icon of={ArrowRight} size={18} className="shrink-0" />
        </Link>
      </div>
    </div>
  )
}
