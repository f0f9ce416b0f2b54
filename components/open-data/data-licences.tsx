import { TextLink } from '@/components/ui/text-link'
import { indianDay } from '@/lib/contract/indian-day'
import type { Language } from '@/lib/contract/language'
import { licenceOf, licenceToGiveOn } from '@/lib/contract/licence'
import type { Edition, OpenData } from '@/lib/contract/open-data'
import type { Source } from '@/lib/contract/source'
import type { OpenDataMessages } from '@/lib/messages/en/open-data'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { openSources } from '@/lib/rules/open-data/catalogue'
import { localizedUrl } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { markOf } from '@/lib/rules/text/localized-text'

type Props = {
  openData: OpenData
  edition: Edition
  sources: readonly Source[]
  brand: string
  siteUrl: URL
  lang: Language
  text: OpenDataMessages
}

/** Under which licence what goes out: the operator's own, and each list's. */
export function DataLicences({ openData, edition, sources, brand, siteUrl, lang, text }: Props) {
  const given = openSources(sources, openData)
  const kept = sources.filter((source) => !given.includes(source))
  const own = licenceOf(openData.licence)
  const english = markOf('en', lang)
  const cited = {
    brand,
    day: formatDay(indianDay(edition.madeAt), text.dates),
    address: localizedUrl(siteUrl, '/data', lang),
    lists: given.map(({ title }) => title).join(', '),
  }
  return (
    <section aria-labelledby="licences" className="grid max-w-3xl grid-cols-1 gap-4">
      <h2 id="licences" className="text-h3 font-semibold">
        {text.licences}
      </h2>
      <p>
        {own === null ? (
          text.ownNone
        ) : (
          <>
            {text.own}{' '}
            <TextLink href={own.url ?? ''} lang={english}>
              {own.title}
            </TextLink>
          </>
        )}
      </p>
      {sources.length > 0 && <p className="text-ink-2">{text.perLine}</p>}
      <SourceNames title={text.given} sources={given} licence={openData.licence} lang={english} />
      <SourceNames title={text.kept} sources={kept} licence={openData.licence} lang={english} />
      {kept.length > 0 && <p className="text-sm text-ink-2">{text.keptReason}</p>}
      <p className="wrap-anywhere text-ink-2">
        {given.length === 0 ? fillMessage(text.citeOwn, cited) : fillMessage(text.cite, cited)}
      </p>
    </section>
  )
}

type NamesProps = {
  title: string
  sources: readonly Source[]
  licence: OpenData['licence']
  lang: string | undefined
}

function SourceNames({ title, sources, licence, lang }: NamesProps) {
  if (sources.length === 0) return null
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid gap-1">
        {sources.map((source) => {
          const href = webAddress(source.url)
          const under = licenceOf(licenceToGiveOn(source.licence, licence) ?? source.licence)?.title
          return (
            <li key={source.name} lang={lang} className="wrap-anywhere">
              {href === null ? source.title : <TextLink href={href}>{source.title}</TextLink>}
              {under !== undefined && ` · ${under}`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
