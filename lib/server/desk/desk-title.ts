import 'server-only'
import type { Metadata } from 'next'
import { getMessages } from '@/lib/messages/catalogue'
import { readLanguage } from '@/lib/server/language'

/** `generateMetadata` of a page of the desk whose title is this text of the catalogue, filled with what stands in its address. */
export const deskTitle =
  <Names extends string = never>(
    titleOf: (texts: ReturnType<typeof getMessages>, names: Readonly<Record<Names, string>>) => string,
  ) =>
  async ({ params }: { params: Promise<Record<'lang' | Names, string>> }): Promise<Metadata> => ({
    title: titleOf(getMessages(await readLanguage(params)), await params),
  })
