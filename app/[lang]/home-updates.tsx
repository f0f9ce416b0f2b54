import { UpdatesBanner } from '@/components/home/updates-banner'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { readNotifications } from '@/lib/server/reads/notification'

/** Latest Updates, with those that show now. */
export async function HomeUpdates({ lang }: { lang: Language }) {
  const { updates, carousel } = getMessages(lang)
  return <UpdatesBanner lang={lang} text={updates} carouselText={carousel} notifications={await readNotifications()} />
}
