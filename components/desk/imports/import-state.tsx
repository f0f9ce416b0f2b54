import { DeskForm } from '@/components/desk/desk-form'
import type { DeskImport } from '@/lib/contract/desk/import'
import type { Language } from '@/lib/contract/language'
import { licenceOf } from '@/lib/contract/licence'
import type { DeskImportMessages } from '@/lib/messages/en/desk-imports'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { sayRowReason } from '@/lib/rules/desk/say-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay, formatMoment } from '@/lib/rules/text/indian-date'

type Props = { run: DeskImport; lang: Language; text: DeskImportMessages }

/** How an import stands. */
export function ImportState({ run, lang, text }: Props) {
  const { id, state, kind, source, failure, by, at, expires_at, is_stale, is_mappable, columns } = run
  const { area, title, licence, url, dated } = run
  const reason =
    failure === null
      ? null
      : sayRowReason(failure, { row: text.rowReasons, match: text.matchReasons, columns: text.columns })
  const lacksName = is_mappable && columns.length > 0 && columns.every(({ ours }) => ours !== 'name')
  const facts = [
    [text.kind, kind === null || kind === 'any' ? null : text.kinds[kind]],
    [text.source, source],
    [text.area, text.areas[area]],
    [text.sourceTitle, title],
    [text.licence, (licence === null ? null : licenceOf(licence)?.title) ?? text.noLicence],
    [text.url, url],
    [text.dated, dated === null ? null : formatDay(dated, text.dates)],
    [text.by, `${by}, ${formatMoment(at, text.dates)}`],
  ] as const
  return (
    <>
      {(state === 'trying' || state === 'publishing' || state === 'undoing') && (
        <p role="status" className="desk-good">
          {text[state]} <a href={deskPath(lang, `/imports/${Number(id)}`)}>{text.lookAgain}</a>
        </p>
      )}
      {state === 'failed' && (
        <div role="alert" className="desk-bad">
          <p>{lacksName ? text.lacksName : failure === null ? text.interrupted : text.failed}</p>
          {failure !== null && !lacksName && <p lang={reason === null ? 'en' : undefined}>{reason ?? failure}</p>}
        </div>
      )}
      {(state === 'published' || state === 'undone') && <p className="desk-good">{text[state]}</p>}
      {is_stale && <p className="desk-bad">{text.stale}</p>}
      <dl>
        {facts.map(
          ([label, words]) =>
            words !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
      {expires_at !== null && <p>{fillMessage(text.expires, { moment: formatMoment(expires_at, text.dates) })}</p>}
    </>
  )
}

/** The button that imports what was tried, while that holds. */
export function ImportPublish({ run: { id, state, version, is_stale }, lang, text }: Props) {
  if (state !== 'tried' || is_stale) return null
  return (
    <DeskForm to="import-publish" lang={lang} hidden={{ id, version }}>
      <div className="desk-actions">
        <button type="submit" aria-describedby="publish-hint">
          {text.publish}
        </button>
      </div>
      <small id="publish-hint">{text.publishHint}</small>
    </DeskForm>
  )
}
