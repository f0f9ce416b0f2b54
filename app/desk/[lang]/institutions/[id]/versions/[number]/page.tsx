import { z } from 'zod'
import { DeskForm } from '@/components/desk/desk-form'
import { DeskFrame } from '@/components/desk/desk-frame'
import { RevertButtons } from '@/components/desk/draft-parts'
import { InstitutionDifference, UnreadSince } from '@/components/desk/institution-draft'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import {
  deskInstitutionSchema,
  deskInstitutionVersionSchema,
  DRAFTED_INSTITUTION,
} from '@/lib/contract/desk/institution'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { FIRST_VERSION, unreadSince } from '@/lib/rules/desk/versions'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { deskTitle, institutionName } from '@/lib/server/desk/desk-title'
import { readLookups } from '@/lib/server/desk/lookups'
import { recordId } from '@/lib/server/desk/record-id'

export const generateMetadata = deskTitle((texts) => texts.deskInstitutions.bringBack)

/** `/desk/en/institutions/7/versions/41`: what it said after an entry of its history, beside what it says now. */
export default async function VersionPage({ params }: DeskPageProps<'id' | 'number'>) {
  const [{ lang, texts, call, replyTo, frame }, asked] = await Promise.all([openDeskPage(params), params])
  const { deskContent: content, deskInstitutions: text } = texts
  // No record has this number, and no entry the other.
  const id = recordId.safeParse(asked.id).data ?? 0
  const number = z.coerce.number().int().min(FIRST_VERSION).safeParse(asked.number).data ?? -1
  const [read, version] = await Promise.all([
    call('GET /desk/institutions/{id}', deskInstitutionSchema, { id }),
    call('GET /desk/institutions/{id}/versions/{number}', deskInstitutionVersionSchema, { id, number }),
  ])
  const { said, unread, gone } = version.data ?? { said: null, unread: [], gone: [] }
  const entry = read.data?.history.find((each) => Number(each.id) === number)
  const name = institutionName(read.data, lang) || fillMessage(text.institution, { id })
  const title = entry
    ? fillMessage(text.versionOf, { name, moment: formatMoment(entry.at, text.dates) })
    : fillMessage(text.versionFirst, { name })
  const page = `/institutions/${id}/versions/${number}` as const
  const reply = await replyTo(page)
  const missing = read.missing ?? version.missing
  const differs = said !== null && Object.keys(said).length > 0
  return (
    <DeskFrame {...frame} title={title} page={page} reply={reply} missing={missing}>
      <p>
        <a href={deskPath(lang, `/institutions/${id}`)}>{text.backTo}</a>
      </p>
      {read.data && said && (
        <>
          <p>{text.versionIntro}</p>
          <UnreadSince
            unread={{
              ...unreadSince(DRAFTED_INSTITUTION, read.data.values, read.data.history, number),
              fields: unread,
            }}
            {...{ text, content }}
          />
          <InstitutionDifference
            now={read.data.values}
            other={said}
            headings={[text.nowSaid, text.thenSaid]}
            lookups={await readLookups()}
            {...{ lang, text, content }}
          />
          {gone.length > 0 && (
            <p className="desk-notice">{fillMessage(text.picturesGone, { names: gone.join(', ') })}</p>
          )}
          {differs && (
            <DeskForm
              to="institution-revert"
              lang={lang}
              hidden={{ id, version: read.data.draft?.version ?? read.data.version, to: number }}
            >
              <RevertButtons isOverDraft={read.data.draft !== null} text={text} />
            </DeskForm>
          )}
        </>
      )}
    </DeskFrame>
  )
}
