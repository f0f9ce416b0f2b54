import { clsx } from 'clsx'
import Link from 'next/link'
import { SignInLink } from '@/components/auth/sign-in-link'
import type { Language } from '@/lib/contract/lenient'
import type { FooterItem } from '@/lib/rules/footer-links'

type Props = { item: FooterItem; lang: Language; className?: string }

/** One item of the footer: a page of ours, another address, or what opens a modal (spec 1 §2 "Footer"). */
export function FooterItemLink({ item, lang, className }: Props) {
  const { value, lang: itsLang } = item.label
  const text = itsLang === lang ? value : <span lang={itsLang}>{value}</span>
  const look = clsx('inline-flex min-h-11 items-center underline-offset-4 hover:underline', className)
  if (item.modal !== undefined) {
    return (
      <SignInLink modal={item.modal} lang={lang} className={look}>
        {text}
      </SignInLink>
    )
  }
  if (!item.isPage) {
    return (
      <a href={item.href} className={look}>
        {text}
      </a>
    )
  }
  return (
    <Link href={item.href} prefetch={false} className={look}>
      {text}
    </Link>
  )
}
