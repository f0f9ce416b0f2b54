import { TextLink } from '@/components/ui/text-link'
import { indianDay } from '@/lib/contract/indian-day'
import type { Language } from '@/lib/contract/language'
import { type Edition, EXPORT_KINDS } from '@/lib/contract/open-data'
import type { OpenDataMessages } from '@/lib/messages/en/open-data'
import { CATALOGUE, CHECKSUMS, dictionaryName, exportHref, isTable, newestName } from '@/lib/rules/open-data/exports'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fileSize } from '@/lib/rules/text/file-size'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMessage } from '@/lib/rules/text/format-message'
import { formatDay } from '@/lib/rules/text/indian-date'

type Props = { edition: Edition; siteUrl: URL; lang: Language; text: OpenDataMessages }

/** The files of an edition, each as it is and compressed, with what describes them. */
export function DataFiles({ edition, siteUrl, lang, text }: Props) {
  const newest = new URL(exportHref(newestName('institutions.csv', true)), siteUrl).href
  const [table] = edition.files.filter(isTable)
  return (
    <section aria-labelledby="files" className="grid grid-cols-1 gap-4">
      <h2 id="files" className="text-h3 font-semibold">
        {text.files}
      </h2>
      <p className="text-ink-2">
        {fillMessage(text.made, { day: formatDay(indianDay(edition.madeAt), text.dates) })}
        {' · '}
        {formatMessage(text.institutes, { count: edition.institutes })}
        {' · '}
        {formatMessage(text.coursesCount, { count: edition.courses })}
      </p>
      {edition.samples !== null && edition.samples > 0 && (
        <p className="max-w-2xl rounded-card bg-turmeric-tint px-5 py-3">
          {formatMessage(text.samples, { count: edition.samples })}
        </p>
      )}
      {edition.withheld !== null && edition.withheld > 0 && (
        <p className="max-w-2xl text-ink-2">{formatMessage(text.withheld, { count: edition.withheld })}</p>
      )}
      <ul className="grid max-w-3xl gap-px overflow-hidden rounded-card border border-line bg-line">
        {EXPORT_KINDS.map((kind) => (
          <li key={kind} className="grid gap-x-6 gap-y-1 bg-surface px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div>
              <h3 className="font-semibold">{text.kinds[kind].label}</h3>
              <p className="text-sm text-ink-2">{text.kinds[kind].text}</p>
            </div>
            <p className="flex flex-wrap items-center gap-x-5 sm:flex-col sm:items-end">
              {edition.files
                .filter((file) => file.kind === kind)
                .map((file) => (
                  <TextLink key={file.name} href={exportHref(file.name)} className="inline-block py-1.5">
                    {fillMessage(file.is_compressed ? text.compressed : text.plain, { size: fileSize(file.bytes) })}
                    <span className="sr-only"> ({text.kinds[kind].label})</span>
                  </TextLink>
                ))}
            </p>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-6">
        {[
          [text.checksums, exportHref(CHECKSUMS)],
          [text.catalogue, exportHref(CATALOGUE)],
          ...(table === undefined ? [] : [[text.columnsFile, exportHref(dictionaryName(table))]]),
          [text.toDevelopers, localizedPath('/developers', lang)],
        ].map(([label, href = '']) => (
          <li key={href}>
            <TextLink href={href} className="inline-block py-1.5">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="max-w-2xl text-sm wrap-anywhere text-ink-2">{fillMessage(text.newest, { address: newest })}</p>
    </section>
  )
}
