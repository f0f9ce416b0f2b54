import { notFound } from 'next/navigation'
import { VersionList } from '@/components/desk/content/version-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { isSectionName } from '@/lib/contract/content/sections'
import { deskVersionPageSchema } from '@/lib/contract/desk/content'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string; section: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = deskTitle((texts) => texts.deskContent.versions)

/** `/desk/en/content/about/versions`: everything that a section was. */
export default async function VersionsPage({ params, searchParams }: Props) {
  const [lang, { section }, asked] = await Promise.all([readLanguage(params), params, searchParams])
  if (!isSectionName(section)) notFound()
  const { desk: text, deskContent } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const query = deskQuery(asked, ['page'])
  const page = `/content/${section}/versions` as const
  const read = await readAtDesk(visitor, lang, 'GET /desk/content/{section}/versions', deskVersionPageSchema, {
    section,
    ...query,
  })
  const title = fillMessage(deskContent.versionsOf, { section: deskContent.sections[section] })
  return (
    <DeskFrame
      lang={lang}
      text={text}
      user={user}
      title={title}
      page={page}
      query={query}
      reply={null}
      missing={read.missing}
    >
      <p>
        <a href={deskPath(lang, `/content/${section}`)}>{deskContent.back}</a>
      </p>
      {read.data && (
        <>
          <p>{deskContent.versionsIntro}</p>
          <VersionList
            rows={read.data.data}
            section={section}
            lang={lang}
            text={deskContent}
            dates={text.dates}
            columns={text}
          />
          <Pager read={read.data} path={deskPath(lang, page)} query={query} text={text} />
        </>
      )}
    </DeskFrame>
  )
}
