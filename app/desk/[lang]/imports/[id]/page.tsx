import { DeskFrame } from '@/components/desk/desk-frame'
import { ImportColumns } from '@/components/desk/imports/import-columns'
import { ImportCounts, ImportRows } from '@/components/desk/imports/import-rows'
import { ImportPublish, ImportState } from '@/components/desk/imports/import-state'
import { Undone, UndoLink } from '@/components/desk/imports/import-undo'
import { Pager } from '@/components/desk/pager'
import { UnsavedEnd } from '@/components/desk/unsaved/unsaved-end'
import { UnsavedOf } from '@/components/desk/unsaved/unsaved-of'
import { type DeskPageProps, openDeskPage } from '@/lib/bff/desk-page'
import { deskImportSchema, IMPORT_OUTCOMES } from '@/lib/contract/desk/import'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { deskQuery } from '@/lib/rules/desk/desk-query'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { recordId } from '@/lib/server/desk/record-id'
import { deskTitle } from '@/lib/server/desk/desk-title'

export const generateMetadata = deskTitle((texts) => texts.desk.imports)

/** `/desk/en/imports/7`: what would become of a list, or became of it; here it is published, or not. */
export default async function ImportPage({ params, searchParams }: DeskPageProps<'id'>) {
  const [{ lang, user, texts, call, replyTo, frame }, { id: given }, asked] = await Promise.all([
    openDeskPage(params),
    params,
    searchParams,
  ])
  const { desk, deskImports: text } = texts
  // No record has this number.
  const id = recordId.safeParse(given).data ?? 0
  const query = deskQuery(asked, ['outcome', 'page'])
  const read = await call('GET /desk/imports/{id}', deskImportSchema, { id, ...query })
  const page = `/imports/${id}` as const
  const path = deskPath(lang, page)
  const reply = await replyTo(page)
  const run = read.data
  const title = fillMessage(text.importOf, { name: run?.file_name ?? String(id) })
  const isOpen = run !== null && (run.state === 'tried' || run.state === 'failed')
  return (
    <DeskFrame {...frame} title={title} page={page} query={query} reply={reply} missing={read.missing}>
      {reply?.said === 'listTaken' && <UnsavedEnd record="import/new" />}
      <p>
        <a href={deskPath(lang, '/imports')}>{text.back}</a>
      </p>
      {run !== null && (
        <>
          <ImportState run={run} lang={lang} text={text} />
          {run.state !== 'trying' && run.state !== 'failed' && <ImportCounts run={run} lang={lang} text={text} />}
          <ImportPublish run={run} lang={lang} text={text} />
          {isOpen && (
            <ImportColumns
              {...{ run, lang, text }}
              unsaved={
                <UnsavedOf record={`import/${id}`} version={String(run.version)} {...{ user, reply, text: desk }} />
              }
            />
          )}
          {run.is_undoable && <UndoLink id={id} lang={lang} text={text} />}
          {run.undone !== null && <Undone undone={run.undone} lang={lang} text={text} />}
          {(run.state === 'tried' || run.state === 'published' || run.state === 'undone') && (
            <>
              <ImportRows
                run={run}
                lang={lang}
                text={text}
                chosen={IMPORT_OUTCOMES.find((outcome) => outcome === query.outcome)}
              />
              <Pager read={run} path={path} query={query} text={{ ...desk, ...desk.pages }} />
            </>
          )}
        </>
      )}
    </DeskFrame>
  )
}
