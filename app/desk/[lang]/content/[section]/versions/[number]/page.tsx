import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { VersionDifference } from '@/components/desk/content/version-difference'
import { VersionForms } from '@/components/desk/content/version-forms'
import { DeskFrame } from '@/components/desk/desk-frame'
import { DESCRIPTIONS, isSectionName, type SectionName } from '@/lib/contract/content/sections'
import { deskContentSchema, deskVersionSchema } from '@/lib/contract/desk/content'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import type { SearchParams } from '@/lib/rules/routes/search-params'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { Visitor } from '@/lib/server/auth/session-call'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = {
  params: Promise<{ lang: string; section: string; number: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = await params
  return { title: fillMessage(getMessages(await readLanguage(params)).deskContent.version, { number }) }
}

const readVersion = (visitor: Visitor, lang: Language, section: SectionName, number: number) =>
  readAtDesk(visitor, lang, 'GET /desk/content/{section}/versions/{number}', deskVersionSchema, { section, number })

/** `/desk/en/content/about/versions/4?with=2`: a version beside the one that it was made from, or beside another. */
export default async function VersionPage({ params, searchParams }: Props) {
  const [lang, { section, number: asked }, query] = await Promise.all([readLanguage(params), params, searchParams])
  const number = recordId.safeParse(asked).data
  if (!isSectionName(section) || number === undefined) notFound()
  const { desk: text, deskContent } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const read = await readVersion(visitor, lang, section, number)
  const with_ = recordId.safeParse(query.with).data ?? read.data?.made_from ?? number - 1
  const [other, now] = await Promise.all([
    with_ === 0 ? null : readVersion(visitor, lang, section, with_),
    readAtDesk(visitor, lang, 'GET /desk/content/{section}', deskContentSchema, { section }),
  ])
  const [older, newer] = [
    { number: with_, fields: other?.data?.fields },
    { number, fields: read.data?.fields },
  ].toSorted((a, b) => a.number - b.number)
  const title = fillMessage(deskContent.comparing, { section: deskContent.sections[section], a: with_, b: number })
  const page = `/content/${section}/versions/${number}` as const
  return (
    <DeskFrame
      lang={lang}
      text={text}
      user={user}
      title={title}
      page={page}
      query={{ with: String(with_) }}
      reply={null}
      missing={read.missing}
    >
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
