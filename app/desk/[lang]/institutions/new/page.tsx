import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { InstitutionForm } from '@/components/desk/institution-form'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { isTheirs, openDesk } from '@/lib/server/desk/desk-page'
import { formOf } from '@/lib/server/desk/institution-form'
import { readLookups } from '@/lib/server/desk/lookups'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).deskInstitutions.add }
}

/** `/desk/en/institutions/new`. */
export default async function NewInstitutionPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskInstitutions: text } = getMessages(lang)
  const { user } = await openDesk(lang)
  const page = '/institutions/new'
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const isOpen = isTheirs(user, 'POST /desk/institutions')
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
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
