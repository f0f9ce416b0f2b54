import { ChevronRight } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import type { LayoutLink } from './layout-links'
import { NavLink } from './nav-link'

/** The links of the menu that slides in: large, one under the other. */
export function MenuLinks({ links }: { links: readonly LayoutLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.route} className="border-b border-line">
          <NavLink
            href={link.href}
            route={link.route}
            className="flex min-h-14 items-center justify-between gap-3 py-2 text-lg leading-snug font-semibold aria-[current]:text-river"
          >
            {link.label}
            <Icon of={ChevronRight} size={18} className="shrink-0 text-line-3" />
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
