import 'server-only'
import { notFound } from 'next/navigation'
import { LANGUAGES, type Language } from '@/lib/contract/language'

/** The language of a page under `app/[lang]`; an address in any other language does not exist. */
export async function readLanguage(params: Promise<{ lang: string }>): Promise<Language> {
  const { lang } = await params
  return LANGUAGES.find((language) => language === lang) ?? notFound()
}
