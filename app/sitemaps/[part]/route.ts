import { institutesSitemap, pagesSitemap } from '@/lib/server/sitemap'
import { xmlResponse } from '@/lib/server/xml-response'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ part: string }> }

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { part } = await params
  if (part === 'pages.xml') return xmlResponse(pagesSitemap)
  const number = /^([1-9]\d{0,5})\.xml$/.exec(part)?.[1]
  return xmlResponse(async () => (number === undefined ? null : institutesSitemap(Number(number))))
}
