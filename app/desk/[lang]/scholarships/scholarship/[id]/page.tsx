import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { ScholarshipForm } from '@/components/desk/scholarships/scholarship-form'
import { RecordView } from '@/components/desk/record-view'
import { UnsavedOffer } from '@/components/desk/unsaved/unsaved-offer'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { lastOf } from '@/lib/rules/desk/desk-reply'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { sayText } from '@/lib/rules/text/localized-text'
import { readFeeCourses } from '@/lib/server/desk/courses-of-fees'
import { SCHOLARSHIP_FORM } from '@/lib/server/desk/scholarship-form'
import { openRecord } from '@/lib/server/desk/record-page'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getMessages(await readLanguage(params)).desk.scholarships }
}

/** `/desk/en/scholarships/scholarship/vidyasiri`: its form and its history. */
export default async function ScholarshipPage({ params }: Props) {
  const [lang, { id }] = await Promise.all([readLanguage(params), params])
  const { desk, deskScholarships: text } = getMessages(lang)
  const { user, page, data, missing } = await openRecord('scholarship', id, lang)
  const reply = findDeskReply(await cookies(), deskPath(lang, page))
  const courses = await readFeeCourses()
  const form = data && SCHOLARSHIP_FORM.formOf(data, reply)
  const { name = '', name_kn: kn = '' } = data?.values ?? {}
  const unsaved = user && form && (
    <UnsavedOffer
      record={`scholarship/${id}`}
      version={form.version}
      account={user.id}
      last={lastOf(reply)}
      text={desk.unsaved}
      dates={desk.dates}
    />
  )
  return (
    <DeskFrame
      lang={lang}
      text={desk}
      user={user}
      title={name === '' ? desk.scholarships : sayText({ en: name, ...(kn !== '' && { kn }) }, lang)}
      page={page}
      reply={reply}
      missing={missing}
    >
      <p>
        <a href={deskPath(lang, RECORD_ROOMS.scholarship.list)}>{text.back}</a>
      </p>
      {data && form && (
        <RecordView
          noun="scholarship"
          record={data}
          shown={form}
          isConflict={reply?.said === 'changed'}
          form={(its) => (
            <ScholarshipForm {...its} courses={courses} unsaved={unsaved} form={form} lang={lang} text={text} />
          )}
          lang={lang}
          desk={desk}
          text={text}
        />
      )}
    </DeskFrame>
  )
}
