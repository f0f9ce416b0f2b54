import { BrochureForm } from '@/components/desk/brochures/brochure-form'
import { BrochureList } from '@/components/desk/brochures/brochure-list'
import { OwnRoom } from '@/components/desk/own-room'
import { keepingOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskBrochuresSchema } from '@/lib/contract/desk/institution-brochures'
import { deskOwnRecordSchema } from '@/lib/contract/desk/proposal'
import { PROPOSED_UPLOAD_DAYS } from '@/lib/contract/desk/proposal-parts'
import { ofAdding } from '@/lib/rules/desk/desk-reply'
import { OWN, pageOf } from '@/lib/rules/desk/whose'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.deskBrochures.brochures)

/** `/desk/en/record/brochures`: the brochures of one's own institution as they are proposed; each button proposes. */
export default async function OwnBrochuresPage({ params }: DeskPageProps) {
  const { lang, user, texts, call, replyTo, whoElse } = await openDeskPage(params)
  const { desk, deskProposals: room, deskBrochures } = texts
  const text = { ...deskBrochures, ...room.ownBrochures }
  const [record, { data: brochures, missing }] = await Promise.all([
    call('GET /desk/record', deskOwnRecordSchema),
    call('GET /desk/record/brochures', deskBrochuresSchema),
  ])
  const page = pageOf(OWN, 'brochures')
  const reply = await replyTo(page)
  const keeping = keepingOf({ user, reply, text: desk })
  const presence = record.data && (await whoElse('record', OWN))
  const title = record.data ? fillMessage(text.brochuresOf, { name: sayText(record.data.name, lang) }) : text.brochures
  const adding = ofAdding(reply, brochures && brochures.brochures.map(({ id }) => id))
  return (
    <OwnRoom {...{ lang, user, title, page, reply, presence }} missing={record.missing ?? missing}>
      {record.data && brochures && (
        <>
          <p>{fillMessage(room.brochuresIntro, { days: PROPOSED_UPLOAD_DAYS })}</p>
          {reply?.said === 'changed' && <p className="desk-bad">{text.conflict}</p>}
          <BrochureList id={OWN} institute={record.data.id} {...{ brochures, reply, keeping, lang, text }} />
          <section id="add" aria-labelledby="add-heading">
            <h2 id="add-heading">{text.add}</h2>
            <BrochureForm
              id={OWN}
              {...{ lang, text }}
              version={brochures.version}
              brochure={null}
              reply={adding}
              unsaved={keeping(`brochures/${OWN}-new`, { version: brochures.version, isRefused: adding !== null })}
            >
              <button type="submit">{text.addIt}</button>
            </BrochureForm>
          </section>
        </>
      )}
    </OwnRoom>
  )
}
