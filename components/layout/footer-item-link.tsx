import { clsx } from 'clsx'
import Link from 'next/link'
import type { Language } from '@/lib/contract/language'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import type { FooterItem } from '@/lib/rules/content/footer-links'
import { FooterSignInLink } from './footer-sign-in-link'

type Props = { item: FooterItem; lang: Language; text: Pick<LayoutMessages, 'myProfile'>; className?: string }

/** One item of the footer: a page of ours, another address, or what opens a modal (spec 1 §2 "Footer"). */
export function FooterItemLink({ item, lang, text, className }: Props) {
  const { value, lang: itsLang } = item.label
  const label = itsLang === lang ? value : <span lang={itsLang}>{value}</span>
  const look = clsx('inline-flex min-h-11 items-center underline-offset-4 hover:underline', className)
  if (item.modal !== undefined) {
    return (
      <FooterSignInLink modal={item.modal} lang={lang} myProfile={text.myProfile} className={look}>
        {label}
      </FooterSignInLink>
    )
  }
  if (!item.isPage) {
    return (
      <a href={item.href} className={look}>
        {label}
      </a>
    )
  }
  return (
    <Link href={item.href} prefetch={false} className={look}>
      {label}
    </Link>
  )
}
