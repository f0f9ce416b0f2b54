import { buttonClass } from '@/components/ui/button-class'
import type { Language } from '@/lib/contract/language'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { SIGN_IN_ANCHOR } from '@/lib/rules/routes/anchors'
import { localizedPath } from '@/lib/rules/routes/localized-url'

/**
 * Why a signed-out visitor of a private page stands here: middleware.ts sends them to this anchor.
 * With JavaScript that opens the login modal; without, the address itself shows this notice.
 */
export function SignInNotice({ lang, text }: { lang: Language; text: SignInMessages }) {
  return (
    <div
      id={SIGN_IN_ANCHOR.slice(1)}
      className="hidden scroll-mt-24 border-b border-turmeric-line bg-turmeric-tint noscript:target:block"
    >
      <div className="page-column flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
        <p className="font-medium">{text.signInFirst}</p>
        <a href={localizedPath('/login', lang)} className={buttonClass()}>
          {text.login}
        </a>
      </div>
    </div>
  )
}
