import { languageFrom } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { suggestionQuery } from '@/lib/rules/directory/suggestion'
import { sayReading } from '@/lib/rules/directory/understood-words'
import { answerRead } from '@/lib/bff/answer-read'
import { listSuggestions } from '@/lib/server/reads/suggestion'

/** While somebody types and takes letters back, the browser need not ask again. */
const MAX_AGE_S = 60

/**
 * What a search box offers for `q`: `{data: [{id, name, city, district}], reading}`, none for too short a text;
 * `reading` is what it says besides names, in words of `lang`. `{data: null}` says that this provider has no
 * suggestions, and nobody need ask again.
 */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url)
  const q = suggestionQuery(searchParams.get('q') ?? '')
  const lang = languageFrom(searchParams.get('lang'))
  const answer = await answerRead(async () => {
    if (q === null) return { data: [], reading: null }
    const found = await listSuggestions(q)
    const reading = found?.reading ? sayReading(found.reading, lang, getMessages(lang).filter) : null
    return { data: found?.institutes ?? null, reading }
  })
  if (answer.ok) answer.headers.set('cache-control', `private, max-age=${MAX_AGE_S}`)
  return answer
}
