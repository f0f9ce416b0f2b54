import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { ContentForm } from '@/components/desk/content/content-form'
import { SectionState } from '@/components/desk/content/section-state'
import { DeskFrame } from '@/components/desk/desk-frame'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { isSectionName } from '@/lib/contract/content/sections'
import { deskContentSchema } from '@/lib/contract/desk/content'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { withTime } from '@/lib/rules/desk/desk-reply'
import { getEnvironment } from '@/lib/server/env'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { openPresence } from '@/lib/server/desk/presence'
import { sectionForm } from '@/lib/server/desk/section-form'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; section: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section } = await params
  const { desk, deskContent } = getMessages(await readLanguage(params))
  return { title: isSectionName(section) ? deskContent.sections[section] : desk.content }
}

/** `/desk/en/content/about`: the form of a section, made from its description. */
export default async function SectionPage({ params }: Props) {
  const [lang, { section }] = await Promise.all([readLanguage(params), params])
  const { desk: text, deskContent } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const known = isSectionName(section) ? section : null
  const read =
    known === null
      ? ({ data: null, missing: 'unknown' } as const)
      : await readAtDesk(visitor, lang, deskEndpoints.deskContent(known), deskContentSchema)
  const page = `/content/${known ?? ''}` as const
  const reply = withTime(await findDeskReply(await cookies(), deskPath(lang, page)), read.data?.schedule ?? null)
  const presence = read.data && (await openPresence(user, visitor, 'content', read.data.section))
  const canSchedule = isTheirs(user, 'POST /desk/content/{section}/schedule')
  const title = known === null ? text.content : deskContent.sections[known]
  return (
    <DeskFrame {...{ lang, text, user, title, page, reply, presence }} missing={read.missing}>
      {read.data && (
        <>
          <SectionState
            content={read.data}
            siteUrl={getEnvironment().siteUrl}
            lang={lang}
            text={deskContent}
            dates={text.dates}
          />
          <ContentForm
            unsaved={
              <UnsavedOf
                record={`content/${read.data.section}`}
                version={String(read.data.version)}
                {...{ user, reply, text }}
              />
            }
            content={read.data}
            form={sectionForm(read.data.section, read.data.fields, reply)}
            time={canSchedule ? { typed: reply?.typed ?? {}, flaw: reply?.wrong?.at ?? null } : null}
            lang={lang}
            text={deskContent}
          />
        </>
      )}
    </DeskFrame>
  )
}
