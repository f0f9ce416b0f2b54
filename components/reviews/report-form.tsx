import { CircleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { describeControl, FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Radio } from '@/components/ui/radio'
import { TextArea } from '@/components/ui/text-input'
import { MAX_NOTE_LENGTH } from '@/lib/contract/constants'
import type { Language } from '@/lib/contract/language'
import { REPORT_REASON_NAMES, REPORT_REASONS } from '@/lib/contract/review-report'
import type { ReviewReportMessages } from '@/lib/messages/en/review-report'
import type { ReportReply } from '@/lib/rules/reviews/report-form'
import { waitText } from '@/lib/rules/text/wait-text'
import { sayText } from '@/lib/rules/text/localized-text'

type Props = {
  action: string
  reviewId: string
  lang: Language
  text: ReviewReportMessages
  reply: ReportReply | null
}

/** Longer than anything that is taken, so that what is too long can be mended. */
const MAX_TYPED_LENGTH = 2 * MAX_NOTE_LENGTH

export function ReportForm({ action, reviewId, lang, text, reply }: Props) {
  const { failure = null, typed = {} } = reply ?? {}
  const errors = failure?.errors ?? {}
  const isSaid = failure === null || errors.reason !== undefined || errors.words !== undefined
  const { id, ...described } = describeControl('report-reason', { error: errors.reason })
  return (
    <form method="post" action={action} noValidate className="grid gap-5">
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="review" value={reviewId} />
      <fieldset id={id} role="radiogroup" aria-required {...described} className="grid min-w-0 gap-1">
        <legend className="mb-1 text-sm font-medium text-ink-2">{text.reason}</legend>
        {REPORT_REASON_NAMES.map((reason, index) => (
          <Radio
            key={reason}
            name="reason"
            value={reason}
            label={sayText(REPORT_REASONS[reason], lang)}
            defaultChecked={typed.reason === reason}
            autoFocus={(index === 0 && errors.reason !== undefined) || undefined}
          />
        ))}
        {errors.reason && <FieldError id="report-reason-error">{errors.reason}</FieldError>}
      </fieldset>
      <TextArea
        id="report-words"
        name="words"
        label={text.words}
        rows={3}
        maxLength={MAX_TYPED_LENGTH}
        defaultValue={typed.words ?? ''}
        error={errors.words ?? null}
        autoFocus={(errors.reason === undefined && errors.words !== undefined) || undefined}
      />
      {!isSaid && (
        <p
          role="alert"
          className="flex items-start gap-2.5 rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum"
        >
          <Icon of={CircleAlert} className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            {text.failed}
            {failure.retryAfter ? ` ${waitText(failure.retryAfter, text.wait)}` : null}
          </span>
        </p>
      )}
      <Button type="submit" className="w-full sm:w-auto sm:min-w-52 sm:justify-self-start">
        {text.submit}
      </Button>
    </form>
  )
}
