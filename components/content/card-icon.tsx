import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import { learning } from '@/lib/drawing/icons/learning'
import type { Icon } from '@/lib/drawing/icons/icon'
import { state } from '@/lib/drawing/icons/state'
import { pictureSrc } from '@/lib/rules/pictures/picture'

/** Drawn for cards without an icon, in turn: signs that fit any subject. */
const MARKS: readonly [Icon, ...Icon[]] = [
  state.hills,
  learning.compass,
  state.leaf,
  learning.book,
  state.sun,
  learning.signpost,
  state.wave,
  learning.star,
]

function Mark({ index }: { index: number }) {
  const { body, accent, lines = '' } = MARKS[index % MARKS.length] ?? MARKS[0]
  return (
    <svg viewBox="0 0 96 96" aria-hidden focusable="false" className="absolute inset-0 size-full">
      <g className="stroke-river" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        {body === undefined ? null : <path d={body} className="fill-white" />}
        {accent === undefined ? null : <path d={accent} className="fill-turmeric" />}
        <path d={lines} fill="none" />
      </g>
    </svg>
  )
}

type Props = {
  icon: string | null
  /** Which of the cards it is: neighbours differ in ground and mark. */
  index: number
  size?: 'md' | 'lg'
  className?: string
}

/** The icon of a card on its ground; a drawn sign where there is none, or it cannot be had. */
export function CardIcon({ icon, index, size = 'md', className }: Props) {
  const ground = index % 3 === 1 ? 'bg-turmeric-tint' : 'bg-river-tint'
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center rounded-card',
        size === 'md' ? 'size-14' : 'size-18',
        ground,
        className,
      )}
    >
      <Picture
        src={pictureSrc(icon)}
        alt=""
        sizes={48}
        fit="contain"
        tone="clear"
        fallback={<Mark index={index} />}
        className={size === 'md' ? 'size-9' : 'size-12'}
      />
    </span>
  )
}
