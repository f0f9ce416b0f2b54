import { UpdatesBanner } from '@/components/home/updates-banner'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { textFor } from '@/lib/rules/text/localized-text'
import { readNotifications } from '@/lib/server/reads/notification'

/** Latest Updates, with those that show now. */
export async function HomeUpdates({ lang }: { lang: Language }) {
  const { updates, carousel } = getMessages(lang)
  const { list, ...told } = await readNotifications()
  // Those that the browser asks for are in every language: the page needs one.
  const shown =
    list &&
    list.map(({ title, description, ...notice }) => ({
      ...notice,
      ...{ title: textFor(title, lang), description: textFor(description, lang) },
    }))
  return <UpdatesBanner lang={lang} text={updates} carouselText={carousel} notifications={{ ...told, list: shown }} />
}
