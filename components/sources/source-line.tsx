import { ProviderText } from '@/components/ui/provider-text'
import { TextLink } from '@/components/ui/text-link'
import { licenceOf } from '@/lib/contract/licence'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { Source } from '@/lib/contract/source'
import type { SourceMessages } from '@/lib/messages/en/sources'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { markOf, pickText } from '@/lib/rules/text/localized-text'

/** `isFromCopy`: not the page itself was read then, but a stored copy of it. */
type Days = Pick<Source, 'dated' | 'readOn'> & { isFromCopy?: boolean }
/** What a line says of a source: of a list, and of what stands beside the lists. */
type Told = Pick<Source, 'licence' | 'url'> & Days & { title: string | Text; by?: Text | null }
type Props = { source: Told; lang: Language; text: SourceMessages }

/** As of which day it speaks, and when it was read, as far as it is known. */
export function daysOf(source: Days | undefined, text: SourceMessages): string[] {
  const told = (day: string | null | undefined, words: string) =>
    day ? [fillMessage(words, { day: formatDay(day, text.dates) })] : []
  return [...told(source?.dated, text.dated), ...told(source?.readOn, source?.isFromCopy ? text.readCopy : text.read)]
}

/** A list in a line: its title, its licence, as of which day it speaks, and when it was read. */
export function SourceLine({ source, lang, text }: Props) {
  const licence = licenceOf(source.licence)
  const title =
    typeof source.title === 'string' ? { value: source.title, lang: 'en' as const } : pickText(source.title, lang)
  const licenceName = licence?.title ?? source.licence
  return (
    <>
      <Linked href={webAddress(source.url)} lang={markOf(title.lang, lang)}>
        {title.value}
      </Linked>
      {source.by && (
        <>
          {' · '}
          <ProviderText of={source.by} lang={lang} />
        </>
      )}
      {' · '}
      {licenceName === null ? (
        text.noLicence
      ) : (
        <Linked href={licence?.url ?? null} lang={markOf('en', lang)}>
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
