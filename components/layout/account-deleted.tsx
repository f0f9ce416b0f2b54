import type { AccountMessages } from '@/lib/messages/en/account'
import { ACCOUNT_DELETED_ANCHOR } from '@/lib/rules/routes/anchors'

/** What `/#account-deleted` says: a deletion leads there. In every page, because all are the same for everybody. */
export function AccountDeleted({ text }: { text: Pick<AccountMessages, 'deleted' | 'deletedText'> }) {
  return (
    <div
      id={ACCOUNT_DELETED_ANCHOR.slice(1)}
      role="status"
      className="hidden scroll-mt-24 border-b border-river-line bg-river-tint target:block"
    >
      <p className="page-column py-4">
        <strong className="font-semibold">{text.deleted}</strong> {text.deletedText}
      </p>
    </div>
  )
}
