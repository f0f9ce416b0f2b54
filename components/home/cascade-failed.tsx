import type { CascadeMessages } from '@/lib/messages/en/cascade'

/** A list that could not be had, and the way to ask for it again. */
export function CascadeFailed({ text, onRetry }: { text: CascadeMessages; onRetry: () => void }) {
  return (
    <div role="alert" className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-2">
      <p>{text.listFailed}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 cursor-pointer font-semibold text-river underline underline-offset-4 hover:no-underline noscript:hidden"
      >
        {text.retry}
      </button>
    </div>
  )
}
