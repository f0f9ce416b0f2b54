import { DeskFrame } from '@/components/desk/desk-frame'
import { OwnRecordView } from '@/components/desk/proposals/own-record'
import { UnsavedOffer } from '@/components/desk/unsaved/unsaved-offer'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskOwnRecordSchema } from '@/lib/contract/desk/proposal'
import { lastOf } from '@/lib/rules/desk/desk-reply'
import { OWN } from '@/lib/rules/desk/whose'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { sayText } from '@/lib/rules/text/localized-text'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLookups } from '@/lib/server/desk/lookups'
import { formOfOwn } from '@/lib/server/desk/proposal-form'

export const generateMetadata = deskTitle((texts) => texts.desk.ownRecord)

/** `/desk/en/record`: what is said of one's own institution, and what one proposes instead. */
export default async function RecordPage({ params }: DeskPageProps) {
  const { lang, user, texts, call, replyTo, whoElse, frame } = await openDeskPage(params)
  const { desk, deskProposals: room, deskInstitutions: words } = texts
  const { data, missing } = await call('GET /desk/record', deskOwnRecordSchema)
  const kept = await replyTo('/record')
  // What was sent may be decided before its reader looks again.
  const reply = kept?.said === 'proposed' && data?.open === null ? null : kept
  const form = data && formOfOwn(data, reply)
  const presence = data && (await whoElse('record', OWN))
  return (
    <DeskFrame
      {...frame}
      title={data ? sayText(data.name, lang) : desk.ownRecord}
      page="/record"
      reply={reply}
      missing={missing === 'unknown' ? null : missing}
      presence={presence}
    >
      {missing === 'unknown' && <p role="alert">{room.noInstitution}</p>}
      {data && form && (
        <>
          <p>
            <a href={localizedPath(institutePath(data.id), lang)}>{room.onWebsite}</a>
          </p>
          <p>{room.intro}</p>
          <OwnRecordView
            unsaved={
              user && (
                <UnsavedOffer
                  record={`record/${data.id}`}
                  version={form.version}
                  account={user.id}
                  last={lastOf(reply)}
                  text={desk.unsaved}
                  dates={desk.dates}
                />
              )
            }
            record={data}
            form={form}
            isConflict={reply?.said === 'changed'}
            mayOfferBrochures={user?.may.includes('GET /desk/record/brochures') ?? false}
            room={room}
            lookups={await readLookups()}
            lang={lang}
            words={words}
          />
        </>
      )}
    </DeskFrame>
  )
}
