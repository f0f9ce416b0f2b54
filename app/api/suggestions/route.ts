import { suggestionQuery } from '@/lib/rules/directory/suggestion'
import { answerRead } from '@/lib/server/provider/answer-read'
import { listSuggestions } from '@/lib/server/reads/suggestion'

/** While somebody types and takes letters back, the browser need not ask again. */
const MAX_AGE_S = 60

/**
 * What a search box offers for `q`: `{data: [{id, name, city, district}]}`, none for too short a
 * text; `{data: null}` says that this provider has no suggestions, and nobody need ask again.
 */
export async function GET(request: Request) {
  const q = suggestionQuery(new URL(request.url).searchParams.get('q') ?? '')
  const answer = await answerRead(async () => ({ data: q === null ? [] : await listSuggestions(q) }))
  if (answer.ok) answer.headers.set('cache-control', `private, max-age=${MAX_AGE_S}`)
  return answer
}
