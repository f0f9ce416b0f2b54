import { ContentForm } from '@/components/desk/content/content-form'
import { SectionState } from '@/components/desk/content/section-state'
import { DeskFrame } from '@/components/desk/desk-frame'
import { uploadReply } from '@/components/desk/pictures/say-flaw'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { isSectionName } from '@/lib/contract/content/sections'
import { deskContentSchema } from '@/lib/contract/desk/content'
import { withDraft } from '@/lib/rules/desk/desk-reply'
import { getEnvironment } from '@/lib/server/env'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { sectionForm } from '@/lib/server/desk/section-form'

export const generateMetadata = deskTitle<'section'>(({ desk, deskContent }, { section }) =>
  isSectionName(section) ? deskContent.sections[section] : desk.content,
)

/** `/desk/en/content/about`: the form of a section, made from its description. */
export default async function SectionPage({ params }: DeskPageProps<'section'>) {
  const [{ lang, user, texts, call, replyTo, whoElse, frame }, { section }] = await Promise.all([
    openDeskPage(params),
    params,
  ])
  const { desk: text, deskContent } = texts
  const known = isSectionName(section) ? section : null
  const read =
    known === null
      ? ({ data: null, missing: 'unknown' } as const)
      : await call('GET /desk/content/{section}', deskContentSchema, { section: known })
  const page = `/content/${known ?? ''}` as const
  const reply = withDraft(await replyTo(page), read.data ?? undefined)
  const canSchedule = isTheirs(user, 'POST /desk/content/{section}/schedule')
  const canUpload = isTheirs(user, 'POST /desk/content/{section}/pictures')
  const title = known === null ? text.content : deskContent.sections[known]
  const presence = read.data && (await whoElse('content', read.data.section))
  return (
    <DeskFrame {...frame} title={title} page={page} reply={reply} missing={read.missing} presence={presence}>
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
            upload={canUpload ? uploadReply(reply, texts, user?.cuts_pictures ?? false) : null}
            time={canSchedule ? { typed: reply?.typed ?? {}, flaw: reply?.wrong?.at ?? null } : null}
            lang={lang}
            text={deskContent}
          />
        </>
      )}
    </DeskFrame>
  )
}
