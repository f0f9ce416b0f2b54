import { clsx } from 'clsx'
import Link from 'next/link'
import { FullName } from '@/components/ui/full-name'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { langMark, markOf, sayText } from '@/lib/rules/text/localized-text'
import { localizedPath } from '@/lib/rules/routes/localized-url'

type Props = {
  /** `null` leads nowhere. */
  id: string | null
  name: Text
  /** What tells it apart from others of its name. */
  disambiguation?: string | null
  lang: Language
  className?: string
}

/** The heading of an institution's card, and the link that the whole card is. */
export function InstitutionName({ id, name, disambiguation = null, lang, className }: Props) {
  const clamped = 'line-clamp-3'
  const full = (
    <FullName disambiguation={disambiguation} lang={markOf('en', lang)}>
      {sayText(name, lang)}
    </FullName>
  )
  return (
    <h3 lang={langMark(name, lang)} className={clsx('min-w-0 leading-snug font-semibold', className)}>
      {id === null ? (
        <span className={clamped}>{full}</span>
      ) : (
        <Link
          href={localizedPath(institutePath(id), lang)}
          prefetch={false}
          className={clsx(clamped, 'after:absolute after:inset-0 after:rounded-card')}
        >
          {full}
        </Link>
      )}
    </h3>
  )
}
