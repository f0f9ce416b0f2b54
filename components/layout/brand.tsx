import Link from 'next/link'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { Logo } from './logo'

/** The flag that flies for the state, yellow over red, drawn in the two accents of the house. */
function Flag({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 30 24" width="30" height="24" aria-hidden focusable="false" className={className}>
      <path d="M3 1.500v21" strokeWidth="2" strokeLinecap="round" className="stroke-ink-2" />
      <path
        d="M4 2.600c4.500-2 8 .9 12 .6s6.500-1.800 10-1.400c.8.1 1.200.5 1.200 1.300v7.300H4Z"
        className="fill-turmeric"
      />
      <path
        d="M4 10.400h23.200v6c0 .7-.4 1-1.200 1-3.500-.2-6 1.300-10 1.500s-7.500-2.500-12-.7Z"
        className="fill-kumkum"
      />
    </svg>
  )
}

/** Whose website this is: the mark, the name in two lines and the flag, together the way to the start page. */
export function Brand({ home, text }: { home: string; text: LayoutMessages }) {
  return (
    <Link
      href={home}
      prefetch={false}
      aria-label={text.brand}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md"
    >
      <Logo className="shrink-0" />
      {/* With very large letters the mark must do. */}
      <span className="grid min-w-0 text-lg leading-[1.1] font-bold tracking-tight max-[15rem]:sr-only">
        {text.brandShort.first}
        <span className="text-xs leading-tight font-medium tracking-normal text-grey">{text.brandShort.second}</span>
      </span>
      <Flag className="ml-1 shrink-0 max-[21.9rem]:hidden" />
    </Link>
  )
}
