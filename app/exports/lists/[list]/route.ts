import { languageFrom } from '@/lib/contract/language'
import { listOfFile } from '@/lib/rules/open-data/list-files'
import { answerList } from '@/lib/server/open-data/list-answer'

type Context = { params: Promise<{ list: string }> }

/** A list of the website as CSV, by the parameters of its page and `lang` (docs/adr/0076-open-data.md). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const list = listOfFile((await params).list)
  if (list === null)
    return new Response('There is no such list.\n', { status: 404, headers: { 'cache-control': 'no-store' } })
  const { searchParams } = new URL(request.url)
  return answerList(list, searchParams, languageFrom(searchParams.get('lang')), request)
}
