import { DeskFrame } from '@/components/desk/desk-frame'
import { EndsWaiting } from '@/components/desk/end-parts'
import { ErrorReports } from '@/components/desk/error-reports'
import { OldLists, Quality, Unanswered } from '@/components/desk/quality'
import { RecordDraftsWaiting } from '@/components/desk/record-drafts-waiting'
import {
  ContentWaiting,
  DraftsWaiting,
  EnquiriesWaiting,
  ImportsWaiting,
  MatchesWaiting,
  OwnWaiting,
  ProposalsWaiting,
  ReviewsWaiting,
} from '@/components/desk/waiting'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { type DeskOverview, deskOverviewSchema } from '@/lib/contract/desk/overview'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { isTheirs } from '@/lib/server/desk/desk-page'

/** `/desk/en`: what waits, what failed, and how good the data is. */
export default async function DeskPage({ params }: DeskPageProps) {
  const { lang, user, texts, call, replyTo, frame } = await openDeskPage(params)
  const { desk: text, deskReviews: room, deskContent, deskErrors, deskOverview } = texts
  const hasRoom = isTheirs(user, 'GET /desk/overview')
  const mayEdit = isTheirs(user, 'GET /desk/content')
  const mayImport = isTheirs(user, 'GET /desk/imports')
  const read = hasRoom ? await call('GET /desk/overview', deskOverviewSchema) : null
  const waits = read?.data
  return (
    <DeskFrame
      {...frame}
      title={text.overview}
      page=""
      reply={await replyTo('')}
      missing={user === null ? 'away' : (read?.missing ?? null)}
    >
      {user !== null && !hasRoom && !mayEdit && !mayImport && <p>{text.noRoom}</p>}
      {waits?.own && <OwnWaiting waiting={waits.own} lang={lang} text={deskOverview} desk={text} />}
      {!waits?.own && isTheirs(user, 'GET /desk/record') && (
        <p>
          <a href={deskPath(lang, '/record')}>{text.ownRecord}</a>
        </p>
      )}
      {mayEdit && (
        <p>
          <a href={deskPath(lang, '/institutions')}>{text.institutions}</a>
        </p>
      )}
      {waits?.content && <ContentWaiting waiting={waits.content} lang={lang} text={deskContent} dates={text.dates} />}
      {waits && <Drafts {...{ waits, lang }} texts={getMessages(lang)} />}
      {mayEdit && !waits?.content && (
        <p>
          <a href={deskPath(lang, '/content')}>{text.content}</a>
        </p>
      )}
      {waits?.imports && <ImportsWaiting waiting={waits.imports} lang={lang} text={deskOverview} />}
      {waits?.proposals && (
        <ProposalsWaiting waiting={waits.proposals} lang={lang} text={deskOverview} since={text.since} />
      )}
      {waits?.matches && <MatchesWaiting waiting={waits.matches} lang={lang} text={deskOverview} />}
      {mayImport && !waits?.imports && (
        <p>
          <a href={deskPath(lang, '/imports')}>{text.imports}</a>
        </p>
      )}
      {waits?.reviews && <ReviewsWaiting waiting={waits.reviews} lang={lang} text={{ desk: text, room }} />}
      {waits?.enquiries && <EnquiriesWaiting counts={waits.enquiries} lang={lang} text={text} />}
      {waits?.errors && (
        <ErrorReports
          count={waits.errors.count}
          reports={waits.errors.latest}
          mayOpen={isTheirs(user, 'GET /desk/enquiries/{id}')}
          mayMend={isTheirs(user, 'POST /desk/error-reports/{id}/mended')}
          lang={lang}
          text={deskErrors}
        />
      )}
      {waits?.quality && <Quality quality={waits.quality} lang={lang} text={deskOverview} />}
      {waits?.unanswered && <Unanswered searches={waits.unanswered.searches} lang={lang} text={deskOverview} />}
      {waits?.lists && <OldLists lists={waits.lists} mayImport={mayImport} lang={lang} text={deskOverview} />}
    </DeskFrame>
  )
}

type DraftsProps = { waits: DeskOverview; lang: Language; texts: ReturnType<typeof getMessages> }

/** The drafts of institutions, those of records, and what ends by itself. */
function Drafts({ waits: { drafts, record_drafts: ofRecords, ends }, lang, texts }: DraftsProps) {
  const { desk: rooms, deskContent: content, deskInstitutions: institutions, deskPlans: records } = texts
  return (
    <>
      {drafts !== null && drafts.count > 0 && (
        <DraftsWaiting waiting={drafts} lang={lang} text={{ content, institutions }} />
      )}
      {ofRecords !== null && ofRecords.count > 0 && (
        <RecordDraftsWaiting waiting={ofRecords} lang={lang} text={{ content, records, rooms }} />
      )}
      {ends !== null && ends.timed.length > 0 && <EndsWaiting waiting={ends} lang={lang} text={{ content, rooms }} />}
    </>
  )
}
