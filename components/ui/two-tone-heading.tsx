import { clsx } from 'clsx'
import { splitHeading, type GreyWords } from '@/lib/rules/text/heading-split'

const sizes = { h1: 'text-h1', h2: 'text-h2', h3: 'text-h3' }

type Props = {
  as: 'h1' | 'h2' | 'h3'
  text: string
  grey: GreyWords
  size?: keyof typeof sizes
  /** On a river-deep panel, where the ink is white and the grey a pale blue. */
  onRiver?: boolean
  id?: string
  lang?: string
  className?: string
}

/** The signature of the house: a heading whose first or last words are grey. */
export function TwoToneHeading({
  as: Element,
  text,
  grey,
  size = Element,
  onRiver = false,
  id,
  lang,
  className,
}: Props) {
  const parts = splitHeading(text, grey)
  const tone = onRiver ? 'text-on-river-grey' : 'text-grey'
  return (
    <Element id={id} lang={lang} className={clsx(sizes[size], 'font-semibold', onRiver && 'text-white', className)}>
      {parts.map((part, index) => (
        <span key={index} className={part.grey ? tone : undefined}>
          {/* In one piece with its space: a space of its own at the start of a line is not read. */}
          {index > 0 ? ` ${part.text}` : part.text}
        </span>
      ))}
    </Element>
  )
}
