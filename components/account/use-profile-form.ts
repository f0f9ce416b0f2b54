import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fetchProfile, profileUser, saveProfile, type ShownProfile } from '@/lib/client/account/profile-calls'
import { currentPath, useIntent, useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import { reloadAt } from '@/lib/client/go-to'
import { PATIENCE_MS } from '@/lib/client/patience'
import type { AccountMessages } from '@/lib/messages/en/account'
import { hostMeant, withHostMeant } from '@/lib/rules/account/profile-form'
import {
  pictureFailure,
  profileFailure,
  type ProfileFailure,
  type ProfilePlace,
  type ProfileReply,
} from '@/lib/rules/account/profile-reply'
import type { Result } from '@/lib/rules/result'

/** How long it is said that a profile was saved (spec 2 §9). */
const SAVED_MS = 3_000

/** What stands in the form, as far as it can differ from what is stored. */
function contentOf(form: HTMLFormElement): string {
  return JSON.stringify(
    [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  )
}

function pictureIn(form: HTMLFormElement): File | null {
  return form.querySelector<HTMLInputElement>('[type="file"]')?.files?.[0] ?? null
}

function meantBy(email: string | null | undefined): string | null {
  const typed = email?.trim() ?? ''
  return hostMeant(typed) === null ? null : withHostMeant(typed)
}

/** By its id; where a provider says none, by its phone. Where neither is said, nobody knows. */
function isSameAccount(one: ShownProfile, other: ShownProfile): boolean {
  if (one.id !== null && other.id !== null) return one.id === other.id
  return one.phone !== null && one.phone === other.phone
}

/**
 * What stands in the form and what is said of it (spec 2 §9): the word of success goes after three seconds, an error
 * when anything is edited.
 */
function useProfileContent(stored: ShownProfile, text: AccountMessages, reply: ProfileReply | null) {
  const hasFailed = Boolean(reply?.failure)
  const [profile, setProfile] = useState(stored)
  const [failure, setFailure] = useState(reply?.failure ?? null)
  const [isSaved, setSaved] = useState(reply !== null && reply.failure === null)
  const [isDirty, setDirty] = useState(hasFailed)
  const [preview, setPreview] = useState<string | null>(null)
  /** How often the form was made anew, with what is stored. */
  const [round, setRound] = useState(0)
  /** The address with the mail host that was probably meant, where that is what is wrong. */
  const [meant, setMeant] = useState(() => meantBy(reply?.typed.email))
  const element = useRef<HTMLFormElement>(null)
  const clean = useRef('')

  // What the form holds when nothing was edited; a reply's form holds what was typed then.
  useEffect(() => {
    const form = element.current
    if (form !== null && !(round === 0 && hasFailed)) clean.current = contentOf(form)
  }, [round, hasFailed])

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setSaved(false), SAVED_MS)
    return () => clearTimeout(timer)
  }, [isSaved])

  useEffect(() => {
    if (preview === null) return
    return () => URL.revokeObjectURL(preview)
  }, [preview])

  // Once the error stands in the page, so that it is read with the field.
  const [complaints, setComplaints] = useState(0)
  useEffect(() => {
    if (complaints > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [complaints])

  function complain(found: ProfileFailure) {
    const email = element.current && new FormData(element.current).get('email')
    setFailure(found)
    setMeant(found.field === 'email' && typeof email === 'string' ? meantBy(email) : null)
    setSaved(false)
    setComplaints((count) => count + 1)
  }

  function begin(next: ShownProfile) {
    setProfile(next)
    setPreview(null)
    setFailure(null)
    setMeant(null)
    setDirty(false)
    setRound((count) => count + 1)
  }

  function edited() {
    const form = element.current
    if (form === null) return
    setFailure(null)
    setMeant(null)
    setDirty(contentOf(form) !== clean.current)
  }

  function choosePicture() {
    const form = element.current
    const picture = form && pictureIn(form)
    const wrong = picture && pictureFailure(picture, text)
    setPreview(picture === null || wrong !== null ? null : URL.createObjectURL(picture))
    if (wrong !== null) setFailure(wrong)
  }

  /** What was said of the last saving no longer holds. */
  function forgetOutcome() {
    setFailure(null)
    setMeant(null)
    setSaved(false)
  }

  /** Puts an address into its field, as if it had been typed. */
  function correctEmail(email: string) {
    const field = element.current?.querySelector<HTMLInputElement>('[name="email"]')
    if (field) {
      field.value = email
      field.focus()
    }
    edited()
  }

  const shown = { element, profile, failure, meant, isSaved, isDirty, preview, round }
  return { shown, complain, begin, edited, choosePicture, forgetOutcome, correctEmail, setFailure, setSaved }
}

/** The profile form (spec 2 §4, §5, §8): checked in the specification's order, saved once at a time. */
export function useProfileForm(stored: ShownProfile, text: AccountMessages, reply: ProfileReply | null) {
  const { shown, edited, choosePicture, correctEmail, ...content } = useProfileContent(stored, text, reply)
  const { element, profile } = shown
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const profileChanged = useSession((session) => session.profileChanged)
  const open = useModals((modals) => modals.open)

  function finish(result: Result<ShownProfile, ProfilePlace>) {
    if (result.ok) {
      content.begin(result.answer)
      content.setSaved(true)
      return profileChanged(profileUser(result.answer))
    }
    const { failure } = result
    if (failure.reason !== 'signed-out')
      return content.complain({ ...failure, message: failure.message ?? text.saveFailed })
    content.setFailure({ ...failure, message: text.signInFirst })
    open('login', { name: 'save profile', path: currentPath() })
  }

  async function save() {
    const form = element.current
    if (form === null || isBusy.current) return
    const fields = new FormData(form)
    const picture = pictureIn(form)
    const found =
      profileFailure(Object.fromEntries(fields), text.problems) ?? (picture && pictureFailure(picture, text))
    if (found !== null) return content.complain(found)
    isBusy.current = true
    content.forgetOutcome()
    setSaving(true)
    const result = await saveProfile(fields)
    isBusy.current = false
    setSaving(false)
    finish(result)
  }

  /** After signing in once more. It may be somebody else: what one account typed is not another's. */
  async function saveIfOwn() {
    const own = await fetchProfile(AbortSignal.timeout(PATIENCE_MS)).catch(() => null)
    if (own === null) return content.complain({ reason: 'away', message: text.saveFailed })
    if (isSameAccount(own, profile)) return save()
    // Nothing is left that the page could ask about, before it is loaded as theirs.
    flushSync(() => content.begin(own))
    reloadAt(currentPath())
  }
  useIntent('save profile', () => void saveIfOwn())

  return {
    ...shown,
    isSaving,
    edited,
    choosePicture,
    correctEmail,
    submit(event: FormEvent) {
      event.preventDefault()
      void save()
    },
    discard() {
      content.begin(profile)
      content.setSaved(false)
    },
  }
}
