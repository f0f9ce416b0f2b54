import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'
import type { LostMessages } from '@/lib/messages/en/lost'
import { refererLanguages } from '@/lib/rules/auth/sign-in-path'
import { fillMessage } from '@/lib/rules/text/fill-message'

/** A page of ours that needs nothing else of the website, which may not be there. @param body HTML, as it is */
const plainPage = (lang: Language, title: string, body: string) => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}</style>
${body}
</html>
`

/** Whether the answer to this request is shown to a person as it is: a browser that sends a form without a script. */
export const readsPages = (accept: string | null | undefined) => (accept ?? '').includes('text/html')

type Said = { lang: Language; title: string; /** HTML, as it is. */ body: string }

/** The same words in several languages, where nobody knows which one the visitor reads. */
export const spokenPage = (all: readonly Said[]) =>
  plainPage(
    all[0]?.lang ?? DEFAULT_LANGUAGE,
    all[0]?.title ?? '',
    all
      .map(({ lang, title, body }, index) => {
        const heading = index === 0 ? 'h1' : 'h2'
        return `<section lang="${lang}"><${heading}>${title}</${heading}>${body}</section>`
      })
      .join('\n'),
  )

/**
 * In place of the answer to what is longer than we read: the form itself is one step back, as it was filled in.
 * @param largestFile of what takes a file, in bytes; `null`: it is text
 */
export function tooLargePage(
  referer: string | null | undefined,
  messages: (lang: Language) => { lost: LostMessages },
  largestFile: number | null,
): string {
  return spokenPage(
    refererLanguages(referer).map((lang) => {
      const { lost } = messages(lang)
      if (largestFile === null) return { lang, title: lost.tooLargeTitle, body: `<p>${lost.tooLarge}</p>` }
      const text = fillMessage(lost.fileTooLarge, { megabytes: largestFile / 1024 ** 2 })
      return { lang, title: lost.fileTooLargeTitle, body: `<p>${text}</p>` }
    }),
  )
}
