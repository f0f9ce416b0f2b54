import type { Language } from '@/lib/contract/language'
import type { LostMessages } from '@/lib/messages/en/lost'

/** A page of ours that needs nothing else of the website, which may not be there. @param body HTML, as it is */
export const plainPage = (lang: Language, title: string, body: string) => `<!doctype html>
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

/** In place of the answer to a form that is longer than we read: the form itself is one step back, as it was filled in. */
export const tooLargePage = (lang: Language, { tooLargeTitle, tooLarge }: LostMessages) =>
  plainPage(lang, tooLargeTitle, `<h1>${tooLargeTitle}</h1><p>${tooLarge}</p>`)
