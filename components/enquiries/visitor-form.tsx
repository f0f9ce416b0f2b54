import { clsx } from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId } from 'react'
import { Button } from '@/components/ui/button'
import { FOCUS_FALLBACK, holdFocus } from '@/components/ui/hold-focus'
import { Icon } from '@/components/ui/icon'
import { expectToast } from '@/components/ui/toast'
import type { CONTACT_TYPES } from '@/lib/contract/enquiry'
import type { Language } from '@/lib/contract/language'
import { counsellingType, ENQUIRY_FIELDS, ENQUIRY_PATHS, HONEYPOT_FIELD } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryReply } from '@/lib/rules/enquiries/enquiry-reply'
import type { FieldsProps } from './field-props'
import type { ContactTexts, CounsellingTexts } from './form-texts'
import { KindChoice } from './kind-choice'
import { loadChecks } from './load-checks'
import { useChosen } from './use-chosen'
import { resultNote, useEnquiry } from './use-enquiry'

/** A field that nobody sees or hears; where styles are missing, its label says to leave it alone. */
function TrapField({ id, label }: { id: string; label: string }) {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </div>
  )
}

type Props = {
  lang: Language
  /** The path of the page where it stands. */
  source: string
  /** Who receives it and for what. */
  consent: ReactNode
  /** What a sending without JavaScript came to. */
  reply?: EnquiryReply
  /** The fields, of which no page has those of every form. */
  renderFields: (fields: FieldsProps) => ReactNode
} & (
  | { form: 'contact'; text: ContactTexts; /** Of one kind alone, with what its button says. */ only?: OnlyKind }
  | { form: 'counselling' | 'mentoring'; text: CounsellingTexts }
)

/** Where the form has no tabs for its kinds. */
type OnlyKind = { type: (typeof CONTACT_TYPES)[number]; submit: string }

/**
 * A form by which visitors ask for something. In the HTML it is a plain form, which posts and is
 * answered by a page (app/[lang]/reply); once its script is there, it is sent and answered in place.
 * Only in client components: contact-visitor-form.tsx and counselling-visitor-form.tsx.
 */
export function VisitorForm(props: Props) {
  const { form, lang, source, consent, text, reply, renderFields } = props
  const id = useId()
  const { element, errors, result, isSending, round, submit, clear } = useEnquiry(form, text, reply?.failure ?? null)
  const chosen = useChosen(element, 'type')
  // After success the fields are made anew: who sent from one of them by Enter comes to what is said of it.
  useEffect(() => holdFocus(element.current), [element])
  const typed = round === 0 ? (reply?.typed ?? {}) : {}
  const wrong = ENQUIRY_FIELDS[form].find((field) => errors[field] !== undefined) ?? null
  const fields = { id, errors, typed, wrong: round === 0 && reply ? wrong : null }
  const note = result === null ? null : resultNote(result, text)
  return (
    <form
      ref={element}
      method="post"
      action={ENQUIRY_PATHS[form]}
      // Kannada takes a third of the room that it takes urlencoded.
      encType="multipart/form-data"
      noValidate
      onFocus={() => {
        expectToast()
        void loadChecks()
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
      className="group/form relative grid gap-5"
    >
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="source" value={reply?.source ?? source} />
      {reply && <input type="hidden" name="since" value={reply.since} />}
      {props.form !== 'contact' ? (
        <input type="hidden" name="type" value={counsellingType(form)} />
      ) : props.only ? (
        <input type="hidden" name="type" value={props.only.type} />
      ) : (
        <KindChoice
          text={props.text}
          chosen={reply?.type === 'feedback' ? 'feedback' : 'enquiry'}
          isWaiting={isSending}
          onChoose={clear}
        />
      )}
      <div key={round} className="grid gap-5 sm:grid-cols-2">
        <TrapField id={`${id}-trap`} label={text.leaveEmpty} />
        {renderFields(fields)}
      </div>
      {note !== null && <OutcomeNote isGood={result?.ok === true}>{note}</OutcomeNote>}
      <div className="grid justify-items-start gap-4">
        <Button type="submit" aria-disabled={isSending || undefined} className="w-full sm:w-auto sm:min-w-52">
          {isSending ? text.submitting : <SubmitLabel {...props} chosen={chosen} />}
        </Button>
        {consent}
      </div>
    </form>
  )
}

/**
 * Until the script is there, the chosen tab itself says what the button does. Both labels stay in the page: of a
 * press under which its own label is taken away, browsers make no click.
 */
function SubmitLabel(props: Props & { chosen: string | null }) {
  if (props.form !== 'contact') return props.text.submit
  if (props.only) return props.only.submit
  const { submitEnquiry, submitFeedback } = props.text
  return (
    <>
      <span hidden={props.chosen === 'feedback'} className="group-has-[[value=feedback]:checked]/form:hidden">
        {submitEnquiry}
      </span>
      <span
        hidden={props.chosen !== null && props.chosen !== 'feedback'}
        className="hidden group-has-[[value=feedback]:checked]/form:inline"
      >
        {submitFeedback}
      </span>
    </>
  )
}

/** Stays until it is mended or another form is begun; the toast that says the same goes by itself. */
function OutcomeNote({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <p
      tabIndex={-1}
      {...FOCUS_FALLBACK}
      className={clsx(
        'flex items-start gap-2.5 rounded-md px-4 py-3',
        isGood ? 'bg-leaf-tint text-ink' : 'border border-kumkum bg-kumkum-tint text-kumkum',
      )}
    >
      <Icon of={isGood ? CircleCheck : CircleAlert} className={clsx('mt-0.5 shrink-0', isGood && 'text-leaf')} />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
