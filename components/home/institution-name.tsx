import { clsx } from 'clsx'
import Link from 'next/link'
import type { Language } from '@/lib/contract/lenient'
import { institutePath } from '@/lib/rules/institute/institute-path'
import { localizedPath } from '@/lib/rules/routes/localized-url'

type Props = {
  /** `null` leads nowhere. */
  id: string | null
  name: string
  lang: Language
  className?: string
}

/** The heading of an institution's card, and the link that the whole card is. Names are in English. */
export function InstitutionName({ id, name, lang, className }: Props) {
  const clamped = 'line-clamp-3'
  return (
    <h3 lang={lang === 'en' ? undefined : 'en'} className={clsx('min-w-0 leading-snug font-semibold', className)}>
      {id === null ? (
        <span className={clamped}>{name}</span>
      ) : (
        <Link
          href={localizedPath(institutePath(id), lang)}
          prefetch={false}
          className={clsx(clamped, 'after:absolute after:inset-0 after:rounded-card')}
        >
          {name}
        </Link>
      )}
    </h3>
  )
}
