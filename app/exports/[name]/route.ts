import { answerExport } from '@/lib/server/open-data/export-answer'

type Context = { params: Promise<{ name: string }> }

/** A file of open data (docs/open-data.md). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerExport((await params).name, request)
}
