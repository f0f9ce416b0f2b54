import { buttonClass } from '@/components/ui/button-class'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import type { CompareMessages } from '@/lib/messages/en/compare'
import { comparePath } from '@/lib/rules/comparison/compare-address'
import { fullName } from '@/lib/rules/institute/full-name'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { sayText } from '@/lib/rules/text/localized-text'
import { CompareLink } from './compare-link'

/** An institution that was taken out of a comparison; `before`: what was compared, in its order. */
export type Removed = { id: string; name: Text; disambiguation: string | null; before: readonly string[] }

type Props = { removed: Removed; lang: Language; text: CompareMessages }

/** That something was taken out, and the way to have it back. */
export function RemovedNote({ removed: { id, name, disambiguation, before }, lang, text }: Props) {
  const shown = fullName(sayText(name, lang), disambiguation)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-sunk px-5 py-3 print:hidden"
    >
      <p className="min-w-0 wrap-anywhere">{fillMessage(text.removed, { name: shown })}</p>
      <CompareLink
        href={localizedPath(comparePath(before), lang)}
        adds={{ id, name: shown }}
        label={fillMessage(text.undoLabel, { name: shown })}
        className={buttonClass('quiet', 'md', 'min-h-11 px-4')}
      >
        {text.undo}
      </CompareLink>
    </div>
  )
}
