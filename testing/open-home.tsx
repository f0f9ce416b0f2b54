import { HomeView as View } from '@/components/home/home-view'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import type { HomeRead } from '@/lib/rules/home/home-data'

/** The mark of the page that is shown. */
export const SHOWN_VERSION = 'shown'

/** The parts of the home page as the page puts them together; its two forms are stubs. */
export function HomeView({ home, lang = 'en' }: { home: HomeRead; lang?: Language }) {
  return (
    <View
      home={home}
      version={home === 'failed' ? null : SHOWN_VERSION}
      lang={lang}
      messages={getMessages(lang)}
      eyebrow={null}
      filter={null}
      search={<form aria-label="search" />}
      contact={<form aria-label="contact" />}
    />
  )
}
