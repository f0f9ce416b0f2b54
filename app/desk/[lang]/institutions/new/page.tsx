import { DeskFrame } from '@/components/desk/desk-frame'
import { InstitutionForm } from '@/components/desk/institution-form'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { isTheirs } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { formOf } from '@/lib/server/desk/institution-form'
import { readLookups } from '@/lib/server/desk/lookups'

export const generateMetadata = deskTitle((texts) => texts.deskInstitutions.add)

/** `/desk/en/institutions/new`. */
export default async function NewInstitutionPage({ params }: DeskPageProps) {
  const { lang, user, texts, replyTo, frame } = await openDeskPage(params)
  const { desk, deskInstitutions: text } = texts
  const page = '/institutions/new'
  const reply = await replyTo(page)
  const isOpen = isTheirs(user, 'POST /desk/institutions')
  return (
    <DeskFrame
      {...frame}
      title={text.add}
      page={page}
      reply={reply}
      missing={isOpen ? null : user === null ? 'away' : 'forbidden'}
    >
      <p>
        <a href={deskPath(lang, '/institutions')}>{text.back}</a>
      </p>
      {isOpen && (
        <>
          <p>{text.addIntro}</p>
          <InstitutionForm
            {...formOf(null, reply)}
            unsaved={<UnsavedOf record="institution/new" {...{ user, reply, text: desk }} />}
            to="institution-add"
            hidden={{}}
            theirs={new Map()}
            button={text.addIt}
            lookups={await readLookups()}
            lang={lang}
            text={text}
          />
        </>
      )}
    </DeskFrame>
  )
}
