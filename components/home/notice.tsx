import Link from 'next/link'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/language'
import type { ShownNotification } from '@/lib/rules/notifications/notification-visibility'
import { pageInLanguage } from '@/lib/rules/routes/localized-url'

/** One notification in the banner: its description (or, without one, its title) leads where the notification does. */
export function Notice({ notice, lang }: { notice: ShownNotification; lang: Language }) {
  const { title, description, link, isOwnPage } = notice
  const linked = description ?? title
  return (
    <p className="line-clamp-3 self-center leading-snug wrap-anywhere sm:line-clamp-2 noscript:line-clamp-none">
      {title !== null && description !== null && (
        <>
          <ProviderText of={title} lang={lang} className="font-semibold" />
          <span className="text-ink-2"> · </span>
        </>
      )}
      {linked !== null && (
        <NoticeLink href={link} isOwnPage={isOwnPage} lang={lang}>
          <ProviderText of={linked} lang={lang} className={description === null ? 'font-semibold' : undefined} />
        </NoticeLink>
      )}
    </p>
  )
}

const underlined = 'py-1 text-river-deep underline decoration-river-line underline-offset-4 hover:decoration-current'

type LinkProps = { href: string | null; isOwnPage: boolean; lang: Language; children: React.ReactNode }

function NoticeLink({ href, isOwnPage, lang, children }: LinkProps) {
  if (href === null) return children
  return isOwnPage ? (
    <Link href={pageInLanguage(href, lang)} prefetch={false} className={underlined}>
      {children}
    </Link>
  ) : (
    <a href={href} className={underlined}>
      {children}
    </a>
  )
}
