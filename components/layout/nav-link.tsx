'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { publicPath } from '@/lib/rules/routes/public-path'

type Props = { href: string; route: string; label?: string; className?: string; children: ReactNode }

/**
 * A link of the navbar, which knows whether it leads to the page that is shown. That page is fetched
 * ahead once a visitor points at the link: to fetch all of them with every page would cost phones
 * more than the page itself.
 * @param label what it is called, where it shows an icon alone
 */
export function NavLink({ href, route, label, className, children }: Props) {
  const isHere = publicPath(usePathname()) === route
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return (
    <Link
      href={href}
      prefetch={isWanted ? null : false}
      aria-label={label}
      title={label}
      aria-current={isHere ? 'page' : undefined}
      onPointerEnter={want}
      onFocus={want}
      className={className}
    >
      {children}
    </Link>
  )
}
