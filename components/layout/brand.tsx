import Link from 'next/link'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { Flag } from './flag'
import { Logo } from './logo'

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
