import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { lacksKannada, TemplateList } from '@/components/desk/templates/template-list'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskTemplateListSchema } from '@/lib/contract/desk/template'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { formatMessage } from '@/lib/rules/text/format-message'
import { isTheirs, openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.templates }
}

/** `/desk/en/templates`: with which words enquiries are answered. */
export default async function TemplatesPage({ params }: Props) {
  const lang = await readLanguage(params)
  const { desk, deskTemplates: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  const { data, missing } = await readAtDesk(visitor, lang, deskEndpoints.deskTemplates, deskTemplateListSchema)
  const { list, add } = RECORD_ROOMS.template
  const reply = await findDeskReply(await cookies(), deskPath(lang, list))
  return (
    <DeskFrame lang={lang} text={desk} user={user} title={desk.templates} page={list} reply={reply} missing={missing}>
      {data && (
        <>
          <p>{text.intro}</p>
          {isTheirs(user, 'POST /desk/templates') && (
            <p className="desk-ways">
              <a href={deskPath(lang, add)}>{text.add}</a>
            </p>
          )}
          <p>
            {formatMessage(text.found, { count: data.length })}{' '}
            {formatMessage(text.untranslated, { count: data.filter(lacksKannada).length })}
          </p>
          {data.length > 0 && <TemplateList templates={data} kinds={desk.kinds} lang={lang} text={text} />}
        </>
      )}
    </DeskFrame>
  )
}
