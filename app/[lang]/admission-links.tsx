import Link from 'next/link'
import type { Language } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { ownFooterLinks } from '@/lib/rules/routes/links'
import { readOptionalCalls } from '@/lib/server/reads/optional-calls'

/** What a family asks first, over the home page: closing ranks, dates, costs. Nothing of what the provider lacks. */
export async function AdmissionLinks({ lang }: { lang: Language }) {
  const { home, layout } = getMessages(lang)
  const links = ownFooterLinks('admission', layout.footerLinks, await readOptionalCalls())
  if (links.length === 0) return null
  return (
    <nav aria-label={home.admission} className="border-b border-line bg-surface">
      {/* One row: the search below it stays in a phone’s first screen. */}
      <ul className="page-column flex gap-x-6 overflow-x-auto py-1 text-sm whitespace-nowrap lg:gap-x-8">
        {links.map(({ route, label }) => (
          <li key={route}>
            <Link
              href={localizedPath(route, lang)}
              prefetch={false}
              className="inline-flex min-h-11 items-center font-semibold text-river underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
