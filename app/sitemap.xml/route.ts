import { sitemapIndex } from '@/lib/rules/routes/sitemap'
import { getEnvironment } from '@/lib/server/env'
import { countInstitutes } from '@/lib/server/reads/institute'
import { xmlResponse } from '@/lib/server/xml-response'

export const dynamic = 'force-dynamic'

export function GET(): Promise<Response> {
  return xmlResponse(async () => sitemapIndex(getEnvironment().siteUrl, await countInstitutes()))
}
