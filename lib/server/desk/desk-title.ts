import 'server-only'
import type { Metadata } from 'next'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'

/** `generateMetadata` of a page of the desk whose title is this text of the catalogue. */
export const deskTitle =
  (titleOf: (texts: ReturnType<typeof getMessages>) => string) =>
  async ({ params }: { params: Promise<{ lang: string }> }): Promise<Metadata> => ({
    title: titleOf(getMessages(await readLanguage(params))),
  })
