import { clsx } from 'clsx'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import { QUERIES } from '@/lib/rules/routes/reads'
import { LanguageLink } from './language-link'

type Props = { current: Language; className?: string }

/** The way to the other language, where there is room for one word. */
export function OtherLanguage({ current, className }: Props) {
  return LANGUAGES.filter((lang) => lang !== current).map((other) => (
    <LanguageLink
      key={other}
      to={other}
      queries={QUERIES}
      className={clsx(
        'min-h-11 items-center rounded-full px-3 text-base leading-none font-medium text-ink-2 transition-colors duration-150 ease-calm enabled-hover:bg-sunk enabled-hover:text-ink',
        other !== DEFAULT_LANGUAGE && 'pt-1 font-language-name',
        className,
      )}
    />
  ))
}
