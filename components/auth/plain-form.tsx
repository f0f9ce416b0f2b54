import type { ReactNode } from 'react'
import type { Language } from '@/lib/contract/language'
import type { SignInForm } from '@/lib/rules/auth/form-state'

/** What every form of these pages posts besides its fields. */
export type PlainContext = { form: SignInForm; lang: Language; returnTo: string | null }

type Props = PlainContext & { action: string; phone?: string; children: ReactNode; className?: string }

/** A form that posts to a route of ours, which answers with a redirect to the next page. */
export function PlainForm({ form, lang, returnTo, action, phone, children, className }: Props) {
  return (
    <form method="post" action={action} noValidate className={className}>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="lang" value={lang} />
      {returnTo === null ? null : <input type="hidden" name="return" value={returnTo} />}
      {phone === undefined ? null : <input type="hidden" name="phone" value={phone} />}
      {children}
    </form>
  )
}

/** A path of these pages with what must not be lost on the way: nothing personal. */
export function plainHref(path: string, returnTo: string | null, step?: 'phone'): string {
  const query = new URLSearchParams({ ...(step && { step }), ...(returnTo !== null && { return: returnTo }) })
  return query.size === 0 ? path : `${path}?${query}`
}
