import { cookies } from 'next/headers'
import { DeskFrame } from '@/components/desk/desk-frame'
import { UndoCounts, UndoForm } from '@/components/desk/imports/import-undo'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { deskImportSchema } from '@/lib/contract/desk/import'
import { importUndoSchema } from '@/lib/contract/desk/import-undo'
import { getMessages } from '@/lib/messages/catalogue'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { openDesk, readAtDesk } from '@/lib/server/desk/desk-page'
import { recordId } from '@/lib/server/desk/record-id'
import { deskTitle } from '@/lib/server/desk/desk-title'
import { readLanguage } from '@/lib/server/language'

type Props = { params: Promise<{ lang: string; id: string }> }

export const generateMetadata = deskTitle((texts) => texts.deskImports.undo.link)

/** `/desk/en/imports/7/undo`: what would become of the directory, were an import undone; here it is undone. */
export default async function ImportUndoPage({ params }: Props) {
  const [lang, { id: given }] = await Promise.all([readLanguage(params), params])
  const { desk, deskImports: text } = getMessages(lang)
  const { user, visitor } = await openDesk(lang)
  // No record has this number.
  const id = recordId.safeParse(given).data ?? 0
  const read = await readAtDesk(visitor, lang, 'GET /desk/imports/{id}', deskImportSchema, { id })
  const preview = read.data?.is_undoable
    ? await readAtDesk(visitor, lang, 'GET /desk/imports/{id}/undo', importUndoSchema, { id })
    : null
  const page = `/imports/${id}/undo` as const
  const reply = await findDeskReply(await cookies(), deskPath(lang, page))
  const title = fillMessage(text.undo.title, { name: read.data?.file_name ?? String(id) })
  const missing = read.missing ?? preview?.missing ?? null
  return (
    <DeskFrame lang={lang} text={desk} user={user} title={title} page={page} reply={reply} missing={missing}>
      <p>
        <a href={deskPath(lang, `/imports/${id}`)}>{text.undo.back}</a>
      </p>
      {read.data !== null && preview === null && <p>{text.undo.none}</p>}
      {preview?.data && (
        <>
          <p>{text.undo.intro}</p>
          <UndoCounts report={preview.data} lang={lang} text={text} />
          <UndoForm id={id} directory={preview.data.directory} lang={lang} text={text} />
        </>
      )}
    </DeskFrame>
  )
}
