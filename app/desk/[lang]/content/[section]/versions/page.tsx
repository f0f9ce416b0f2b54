import { notFound } from 'next/navigation'
import { VersionList } from '@/components/desk/content/version-list'
import { DeskFrame } from '@/components/desk/desk-frame'
import { Pager } from '@/components/desk/pager'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { isSectionName } from '@/lib/contract/content/sections'
import { deskVersionPageSchema } from '@/lib/contract/desk/content'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.deskContent.versions)

/** `/desk/en/content/about/versions`: everything that a section was. */
export default async function VersionsPage({ params, searchParams }: DeskPageProps<'section'>) {
  const [{ lang, texts, call, frame }, { section }, asked] = await Promise.all([
    openDeskPage(params),
    params,
    searchParams,
  ])
  if (!isSectionName(section)) notFound()
  const { desk: text, deskContent } = texts
  const query = deskQuery(asked, ['page'])
  const page = `/content/${section}/versions` as const
  const read = await call('GET /desk/content/{section}/versions', deskVersionPageSchema, {
    section,
    ...query,
  })
  const title = fillMessage(deskContent.versionsOf, { section: deskContent.sections[section] })
  return (
    <DeskFrame {...frame} title={title} page={page} query={query} reply={null} missing={read.missing}>
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
