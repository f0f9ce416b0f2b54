import { DeskFrame } from '@/components/desk/desk-frame'
import { UndoCounts, UndoForm } from '@/components/desk/imports/import-undo'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskImportSchema } from '@/lib/contract/desk/import'
import { importUndoSchema } from '@/lib/contract/desk/import-undo'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { recordId } from '@/lib/server/desk/record-id'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.deskImports.undo.link)

/** `/desk/en/imports/7/undo`: what would become of the directory, were an import undone; here it is undone. */
export default async function ImportUndoPage({ params }: DeskPageProps<'id'>) {
  const [{ lang, texts, call, replyTo, frame }, { id: given }] = await Promise.all([openDeskPage(params), params])
  const { deskImports: text } = texts
  // No record has this number.
  const id = recordId.safeParse(given).data ?? 0
  const read = await call('GET /desk/imports/{id}', deskImportSchema, { id })
  const preview = read.data?.is_undoable ? await call('GET /desk/imports/{id}/undo', importUndoSchema, { id }) : null
  const page = `/imports/${id}/undo` as const
  const reply = await replyTo(page)
  const title = fillMessage(text.undo.title, { name: read.data?.file_name ?? String(id) })
  const missing = read.missing ?? preview?.missing ?? null
  return (
    <DeskFrame {...frame} title={title} page={page} reply={reply} missing={missing}>
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
