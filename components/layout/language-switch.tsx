import { clsx } from 'clsx'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import { QUERIES } from '@/lib/rules/routes/reads'
import { LanguageLink } from './language-link'

type Props = { label: string; current: Language; onRiver?: boolean }

const look = {
  paper: { box: 'border-line-2 bg-surface', here: 'bg-river-tint text-river-deep', there: 'text-ink-2 hover:text-ink' },
  river: { box: 'border-white/30', here: 'bg-white/15 text-white', there: 'text-on-river-grey hover:text-white' },
}

/** The languages side by side, the present one marked. */
export function LanguageSwitch({ label, current, onRiver = false }: Props) {
  const { box, here, there } = look[onRiver ? 'river' : 'paper']
  return (
    <nav aria-label={label} className={clsx('flex rounded-full border p-0.5', box)}>
      {LANGUAGES.map((lang) => (
        <LanguageLink
          key={lang}
          to={lang}
          queries={QUERIES}
          aria-current={lang === current ? 'true' : undefined}
          className={clsx(
            'inline-flex h-10 items-center rounded-full px-3.5 text-sm leading-none font-medium',
            lang !== DEFAULT_LANGUAGE && 'pt-1 font-language-name',
            lang === current ? here : there,
          )}
        />
      ))}
    </nav>
  )
}
