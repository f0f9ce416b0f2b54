'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { type MouseEvent, useEffect, useId } from 'react'
import { Button } from '@/components/ui/button'
import { FOCUS_FALLBACK, holdFocus } from '@/components/ui/hold-focus'
import { Icon } from '@/components/ui/icon'
import { StatusRegion } from '@/components/ui/status-region'
import { TextInput } from '@/components/ui/text-input'
import type { ShownProfile } from '@/lib/client/account/profile-calls'
import type { Language } from '@/lib/contract/language'
import type { AccountMessages } from '@/lib/messages/en/account'
import { DISCARD_PARAM } from '@/lib/rules/account/settings-tab'
import type { ProfileField } from '@/lib/rules/account/profile-form'
import type { ProfileReply } from '@/lib/rules/account/profile-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { LeaveDialog } from './leave-dialog'
import { PictureField } from './picture-field'
import { useLeaveGuard } from './use-leave-guard'
import { useProfileForm } from './use-profile-form'

type Props = {
  profile: ShownProfile
  /** The page of the form. */
  href: string
  lang: Language
  text: AccountMessages
  /** What a saving without JavaScript came to. */
  reply: ProfileReply | null
}

/** More than anybody writes, so that what is too long can be mended. */
const MAX_TYPED_LENGTH = 300

/**
 * The profile form (spec 2 §2 "Settings"). In the HTML it is a plain form, which posts and is answered
 * by this page; once its script is there, it is saved and answered in place.
 */
export function ProfileForm({ profile: stored, href, lang, text, reply }: Props) {
  const id = useId()
  const { element, profile, failure, meant, isSaved, isSaving, isDirty, preview, round, ...form } = useProfileForm(
    stored,
    text,
    reply,
  )
  // Once saved, the fields are made anew, and what is said of it goes by itself: the button stays.
  useEffect(() => holdFocus(element.current), [element])
  const guard = useLeaveGuard(isDirty && !isSaving)
  const typed = round === 0 && reply ? reply.typed : {}
  const wrong = round === 0 ? reply?.failure?.field : null
  const errorAt = (place: ProfileField | 'image') => (failure?.field === place ? (failure.message ?? null) : null)
  const field = (name: ProfileField, value: string | null, label: string) => ({
    id: `${id}-${name}`,
    name,
    label: `${label} *`,
    error: errorAt(name),
    defaultValue: typed[name] ?? value ?? '',
    maxLength: MAX_TYPED_LENGTH,
    'aria-required': true,
    autoFocus: wrong === name || undefined,
  })
  return (
    <>
      <form
        ref={element}
        method="post"
        action="/api/profile"
        encType="multipart/form-data"
        noValidate
        onSubmit={form.submit}
        onInput={form.edited}
        className="grid gap-6"
      >
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="phone" value={profile.phone ?? ''} />
        <div key={round} className="grid gap-6">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput {...field('first_name', profile.firstName, text.firstName)} autoComplete="given-name" />
            <TextInput {...field('last_name', profile.lastName, text.lastName)} autoComplete="family-name" />
            <div className="grid justify-items-start gap-1 *:w-full sm:col-span-2">
              <TextInput
                {...field('email', profile.email, text.email)}
                type="email"
                inputMode="email"
                autoComplete="email"
              />
              {meant !== null && <MeantEmail email={meant} text={text} onUse={form.correctEmail} />}
            </div>
          </div>
          {/* Last (ADR 30, picture-last): of a form that is refused unread, the texts before its file are kept. */}
          <PictureField
            id={`${id}-image`}
            src={profile.image}
            preview={preview}
            error={errorAt('image')}
            onChoose={form.choosePicture}
            text={text}
          />
        </div>
        <Outcome
          failure={failure && !failure.field ? (failure.message ?? null) : null}
          saved={isSaved ? text.saved : null}
        />
        <Buttons
          discardBy={round === 0 && reply?.failure ? `${id}-discard` : null}
          isSaving={isSaving}
          onDiscard={form.discard}
          text={text}
        />
        <LeaveDialog isOpen={guard.isAsking} onStay={guard.stay} onLeave={guard.leave} text={text} />
      </form>
      <DiscardForm id={`${id}-discard`} page={href} />
    </>
  )
}

type ButtonProps = {
  /** The form that opens the page with what is stored; `null`: the fields began with that, and go back to it by themselves. */
  discardBy: string | null
  isSaving: boolean
  onDiscard: () => void
  text: AccountMessages
}

/** Without JavaScript fields go back to what they began with, which after a refusal is what was typed. */
function Buttons({ discardBy, isSaving, onDiscard, text }: ButtonProps) {
  const discard = (event: MouseEvent) => {
    if (discardBy !== null) event.preventDefault()
    onDiscard()
  }
  const goesBack = discardBy === null ? ({ type: 'reset' } as const) : ({ type: 'submit', form: discardBy } as const)
  return (
    <div className="flex flex-wrap gap-3">
      <Button {...goesBack} variant="quiet" disabled={isSaving} onClick={discard} className="max-sm:w-full">
        {text.discard}
      </Button>
      <Button
        type="submit"
        aria-disabled={isSaving || undefined}
        className="max-sm:w-full sm:min-w-44"
        {...FOCUS_FALLBACK}
      >
        {isSaving ? text.saving : text.save}
      </Button>
    </div>
  )
}

/** Of its own, so that Enter in a field presses Save, and nothing typed stands in an address. */
const DiscardForm = ({ id, page }: { id: string; page: string }) => (
  <form id={id} action={page.split('?')[0]} hidden>
    <input type="hidden" name="tab" value="profile" />
    <input type="hidden" name={DISCARD_PARAM} value="yes" />
  </form>
)

/** The address with the mail host that was probably meant. */
function MeantEmail({ email, text, onUse }: { email: string; text: AccountMessages; onUse: (email: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onUse(email)}
      className="min-h-11 cursor-pointer text-left font-semibold wrap-anywhere text-river underline underline-offset-4 hover:no-underline"
    >
      {fillMessage(text.useHost, { email })}
    </button>
  )
}

/** What the last saving came to, where it belongs to no field. */
function Outcome({ failure, saved }: { failure: string | null; saved: string | null }) {
  return (
    <StatusRegion>
      {saved !== null && (
        <p className="flex items-start gap-2.5 rounded-md bg-leaf-tint px-4 py-3">
          <Icon of={CircleCheck} className="mt-0.5 shrink-0 text-leaf" />
          {saved}
        </p>
      )}
      {failure !== null && (
        <p className="flex items-start gap-2.5 rounded-md border border-kumkum bg-kumkum-tint px-4 py-3 text-kumkum">
          <Icon of={CircleAlert} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{failure}</span>
        </p>
      )}
    </StatusRegion>
  )
}
