import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language } from '@/lib/contract/language'
import type { Text } from '@/lib/contract/lenient'
import { markOf, pickText } from '@/lib/rules/text/localized-text'

/** Of a closing heading (spec 1 §9). */
const GREY = { first: 3 }

type Props = { title: Text; lang: Language; size?: 'h1' | 'h2'; onRiver?: boolean; className?: string }

/** The heading with which a page closes: its first three words grey, the rest black. */
export function ClosingHeading({ title, lang, size = 'h2', onRiver, className }: Props) {
  const { value, lang: written } = pickText(title, lang)
  return (
    <TwoToneHeading
      as="h2"
      size={size}
      text={value}
      grey={GREY}
      lang={markOf(written, lang)}
      onRiver={onRiver}
      className={className}
    />
  )
}
