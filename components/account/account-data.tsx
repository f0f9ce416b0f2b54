import { Download } from 'lucide-react'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { DeletionReply } from '@/lib/rules/account/deletion-reply'
import { DELETE_ACCOUNT_ANCHOR } from '@/lib/rules/routes/anchors'
import { DeleteAccount } from './delete-account'

type Props = {
  lang: Language
  messages: Pick<Messages, 'account' | 'signIn'>
  otpLength: number
  reply: DeletionReply | null
}

/** What a student can do with what is stored about them: take it along, and have it deleted. */
export function AccountData({ lang, messages, otpLength, reply }: Props) {
  const text = messages.account
  const { resendCode, loginResendIn, sendingCode, codeHint } = messages.signIn
  return (
    <Card as="section" className="grid gap-8 rounded-panel p-5 sm:p-8">
      <div className="grid gap-3">
        <h2 className="text-h3 font-semibold">{text.dataTitle}</h2>
        <p className="text-ink-2">{text.dataText}</p>
        {/* Where the file could not be had, its answer leads here. */}
        <p
          id="export-failed"
          className="hidden scroll-mt-32 rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum target:block"
        >
          {text.downloadFailed}
        </p>
        <a href={`/api/account/export?lang=${lang}`} className={buttonClass('quiet', 'md', 'justify-self-start')}>
          <Icon of={Download} size={18} />
          {text.download}
        </a>
      </div>
      <div id={DELETE_ACCOUNT_ANCHOR.slice(1)} className="grid scroll-mt-32 gap-3 border-t border-line pt-7">
        <h2 id="delete-heading" className="text-h3 font-semibold">
          {text.deleteTitle}
        </h2>
        <p className="max-w-[60ch] text-ink-2">{text.deleteText}</p>
        <DeleteAccount
          lang={lang}
          text={text}
          signIn={{ resendCode, loginResendIn, sendingCode, codeHint }}
          otpLength={otpLength}
          headingId="delete-heading"
          reply={reply}
        />
      </div>
    </Card>
  )
}
