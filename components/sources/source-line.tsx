import { TextLink } from '@/components/ui/text-link'
import { licenceOf } from '@/lib/contract/licence'
import type { Language } from '@/lib/contract/lenient'
import type { Source } from '@/lib/contract/source'
import type { SourceMessages } from '@/lib/messages/en/sources'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { markOf } from '@/lib/rules/text/localized-text'

type Props = { source: Source; lang: Language; text: SourceMessages }

/** As of which day it speaks, and when it was read, as far as it is known. */
export function daysOf(source: Pick<Source, 'dated' | 'readOn'> | undefined, text: SourceMessages): string[] {
  const told = (day: string | null | undefined, words: string) =>
    day ? [fillMessage(words, { day: formatDay(day, text.dates) })] : []
  return [...told(source?.dated, text.dated), ...told(source?.readOn, text.read)]
}

/** A list in a line: its title, its licence, as of which day it speaks, and when it was read. */
export function SourceLine({ source, lang, text }: Props) {
  const licence = licenceOf(source.licence)
  const english = markOf('en', lang)
  const licenceName = licence?.title ?? source.licence
  return (
    <>
      <Linked href={webAddress(source.url)} lang={english}>
        {source.title}
      </Linked>
      {' · '}
      {licenceName === null ? (
        text.noLicence
      ) : (
        <Linked href={licence?.url ?? null} lang={english}>
          {licenceName}
        </Linked>
      )}
      {daysOf(source, text).map((told) => ` · ${told}`)}
    </>
  )
}

function Linked({ href, lang, children }: { href: string | null; lang: string | undefined; children: string }) {
  if (href === null) return <span lang={lang}>{children}</span>
  return (
    <TextLink href={href} lang={lang}>
      {children}
    </TextLink>
  )
}
