import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { InstitutionPageForm } from '@/components/desk/institution-page-form'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskInstitutionSchema, nameIn } from '@/lib/contract/desk/institution'
import { hasPageParts } from '@/lib/rules/desk/institution-page'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { pageFormOf } from '@/lib/server/desk/institution-page-form'
import { openPresence } from '@/lib/server/desk/presence'
import { recordId } from '@/lib/server/desk/record-id'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export const generateMetadata = deskTitle((texts) => texts.deskInstitutions.page)

/** `/desk/en/institutions/7/page`: what its page shows in lists and longer texts. */
export default async function InstitutionTextsPage({ params }: Props) {
  const [lang, { id: asked }] = await Promise.all([readLanguage(params), params])
  const { desk, deskContent: content, deskInstitutions: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  // No record has this number.
  const id = recordId.safeParse(asked).data ?? 0
  const read = await readAtDesk(visitor, lang, deskEndpoints.deskInstitution(id), deskInstitutionSchema)
  const page = `/institutions/${id}/page` as const
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const institution = read.data && hasPageParts(read.data.values) ? read.data : null
  const missing = read.missing ?? (institution === null ? 'unknown' : null)
  const name = sayText(nameIn(read.data?.values ?? {}), lang) || fillMessage(text.institution, { id })
  const presence = institution && (await openPresence(user, visitor, 'institutions', institution.id))
  const title = fillMessage(text.pageOf, { name })
  return (
    <DeskFrame {...{ lang, text: desk, user, title, page, reply, missing, presence }}>
      <p>
        <a href={deskPath(lang, `/institutions/${id}`)}>{text.backTo}</a>
      </p>
      {institution && (
        <>
          <p>{text.pageIntro}</p>
          <InstitutionPageForm
            form={pageFormOf(institution, reply)}
            {...{ institution, user, reply, lang, desk, text, content }}
          />
        </>
      )}
    </DeskFrame>
  )
}
