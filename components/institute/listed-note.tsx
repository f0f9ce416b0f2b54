import { buttonClass } from '@/components/ui/button-class'
import { MarkedMessage } from '@/components/ui/marked-message'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { Source } from '@/lib/contract/source'
import type { Language } from '@/lib/contract/language'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { correctionPath } from '@/lib/rules/enquiries/correction'
import {
  type Beside,
  isKnownFromListsAlone,
  type KnownPart,
  knownParts,
  unknownParts,
} from '@/lib/rules/institute/known-parts'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { listWords } from '@/lib/rules/text/list-words'

type Props = { id: string; detail: InstituteDetail; beside: Beside; lang: Language; text: InstituteMessages }

/** At the head of an institution that nobody has described: what is known and from where, what is not, and whom to tell. */
export function ListedNote({ id, detail, beside, lang, text }: Props) {
  if (!isKnownFromListsAlone(detail)) return null
  const { listed } = text
  const words = (parts: readonly KnownPart[]) =>
    listWords(
      parts.map((part) => text.parts[part]),
      lang,
    )
  // The titles are filled in last, so that each is marked with its language.
  const titled = ({ readOn }: Source, index: number) =>
    readOn === null
      ? `{${index}}`
      : fillMessage(listed.readOn, { name: `{${index}}`, day: formatDay(readOn, listed.dates) })
  const titles = Object.fromEntries(detail.sources.map(({ title }, index) => [index, title]))
  const [known, unknown] = [knownParts(detail, beside), unknownParts(detail, beside)]
  const sources = listWords(detail.sources.map(titled), lang)
  return (
    <section
      aria-labelledby="listed-heading"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card border border-line bg-turmeric-tint px-5 py-4"
    >
      <div className="grid max-w-[44em] gap-1">
        <h2 id="listed-heading" className="font-semibold">
          {listed.heading}
        </h2>
        <p>
          <MarkedMessage
            message={
              known.length > 0
                ? fillMessage(listed.known, { sources, parts: words(known) })
                : fillMessage(listed.bare, { sources })
            }
            words={titles}
            lang={lang}
          />
        </p>
        {unknown.length > 0 && <p>{fillMessage(listed.unknown, { parts: words(unknown) })}</p>}
      </div>
      <a
        href={localizedPath(correctionPath({ id, figure: null }), lang)}
        rel="nofollow"
        className={buttonClass('quiet', 'md', 'print:hidden')}
      >
        {listed.tell}
      </a>
    </section>
  )
}
