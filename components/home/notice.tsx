import Link from 'next/link'
import { ProviderText } from '@/components/ui/provider-text'
import type { Language } from '@/lib/contract/lenient'
import type { Notification } from '@/lib/contract/notification'
import { ownAddress } from '@/lib/rules/routes/own-address'

/** One notification in the banner: its description (or, without one, its title) leads where the notification does. */
export function Notice({ notice, lang }: { notice: Notification; lang: Language }) {
  const { title, description, link } = notice
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
        <NoticeLink href={link} lang={lang}>
          <ProviderText of={linked} lang={lang} className={description === null ? 'font-semibold' : undefined} />
        </NoticeLink>
      )}
    </p>
  )
}

const underlined = 'py-1 text-river-deep underline decoration-river-line underline-offset-4 hover:decoration-current'

function NoticeLink({ href, lang, children }: { href: string | null; lang: Language; children: React.ReactNode }) {
  if (href === null) return children
  const { href: address, page } = ownAddress(href, lang)
  return page === null ? (
    <a href={address} className={underlined}>
      {children}
    </a>
  ) : (
    <Link href={address} prefetch={false} className={underlined}>
      {children}
    </Link>
  )
}
