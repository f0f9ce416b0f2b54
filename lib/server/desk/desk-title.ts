import 'server-only'
import type { Metadata } from 'next'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { type DeskInstitution, nameIn } from '@/lib/contract/desk/institution'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { sayText } from '@/lib/rules/text/localized-text'
import { readLanguage } from '@/lib/server/language'

/** `generateMetadata` of a page of the desk whose title is this text of the catalogue, filled with what stands in its address. */
export const deskTitle =
  <Names extends string = never>(
    titleOf: (texts: ReturnType<typeof getMessages>, names: Readonly<Record<Names, string>>) => string,
  ) =>
  async ({ params }: { params: Promise<Record<'lang' | Names, string>> }): Promise<Metadata> => ({
    title: titleOf(getMessages(await readLanguage(params)), await params),
  })

/** What an institution is called in the language of the page, by its draft until it is there; '' where its record is not there. */
export function institutionName(record: Pick<DeskInstitution, 'id' | 'values' | 'draft'> | null, lang: Language) {
  const { id = '', values = {}, draft = null } = record ?? {}
  return sayText(nameIn((isNewDraft(id) && draft?.said) || values), lang)
}
