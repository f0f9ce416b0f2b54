import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { Icon } from './icon'

export type Crumb = { label: string; href: string; lang?: string }

type Props = {
  /** The accessible name of the trail. */
  label: string
  /** From the start to the page above this one. */
  trail: Crumb[]
  /** This page, which is no link. */
  current: { label: string; lang?: string }
}

/** The way from the start to here. A long last name is cut, never the way back. */
export function Breadcrumbs({ label, trail, current }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm text-ink-2">
        {trail.map((crumb) => (
          <li key={crumb.href} className="flex shrink-0 items-center gap-1">
            <Link
              href={crumb.href}
              lang={crumb.lang}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.label}
            </Link>
            <Icon of={ChevronRight} size={16} className="text-grey" />
          </li>
        ))}
        <li aria-current="page" lang={current.lang} className="grow basis-16 truncate text-grey">
          {current.label}
        </li>
      </ol>
    </nav>
  )
}
