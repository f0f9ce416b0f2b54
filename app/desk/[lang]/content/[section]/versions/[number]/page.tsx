import { notFound } from 'next/navigation'
import { VersionDifference } from '@/components/desk/content/version-difference'
import { VersionForms } from '@/components/desk/content/version-forms'
import { DeskFrame } from '@/components/desk/desk-frame'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { DESCRIPTIONS, isSectionName } from '@/lib/contract/content/sections'
import { deskContentSchema, deskVersionSchema } from '@/lib/contract/desk/content'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { recordId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle<'number'>((texts, { number }) =>
  fillMessage(texts.deskContent.version, { number }),
)

/** `/desk/en/content/about/versions/4?with=2`: a version beside the one that it was made from, or beside another. */
export default async function VersionPage({ params, searchParams }: DeskPageProps<'section' | 'number'>) {
  const [{ lang, texts, call, frame }, { section, number: asked }, query] = await Promise.all([
    openDeskPage(params),
    params,
    searchParams,
  ])
  const number = recordId.safeParse(asked).data
  if (!isSectionName(section) || number === undefined) notFound()
  const { deskContent } = texts
  const readVersion = (of: number) =>
    call('GET /desk/content/{section}/versions/{number}', deskVersionSchema, { section, number: of })
  const read = await readVersion(number)
  const with_ = recordId.safeParse(query.with).data ?? read.data?.made_from ?? number - 1
  const [other, now] = await Promise.all([
    with_ === 0 ? null : readVersion(with_),
    call('GET /desk/content/{section}', deskContentSchema, { section }),
  ])
  const [older, newer] = [
    { number: with_, fields: other?.data?.fields },
    { number, fields: read.data?.fields },
  ].toSorted((a, b) => a.number - b.number)
  const title = fillMessage(deskContent.comparing, { section: deskContent.sections[section], a: with_, b: number })
  const page = `/content/${section}/versions/${number}` as const
  return (
    <DeskFrame {...frame} title={title} page={page} query={{ with: String(with_) }} reply={null} missing={read.missing}>
      <p className="desk-ways">
        <a href={deskPath(lang, `/content/${section}`)}>{deskContent.back}</a>
        <a href={deskPath(lang, `/content/${section}/versions`)}>{deskContent.versions}</a>
      </p>
      {read.data && now.data && older && newer && (
        <>
          <VersionForms
            path={deskPath(lang, page)}
            version={read.data}
            other={with_}
            now={now.data}
            lang={lang}
            text={deskContent}
          />
          <VersionDifference description={DESCRIPTIONS[section]} older={older} newer={newer} text={deskContent} />
        </>
      )}
    </DeskFrame>
  )
}
