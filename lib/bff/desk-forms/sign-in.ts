import 'server-only'
import { z } from 'zod'
import { type DeskForms, fields } from '@/lib/bff/desk-forms/fields'
import { deskRoute } from '@/lib/bff/desk-route'
import { back } from '@/lib/bff/form-route'
import { passkeyOptionsRoute } from '@/lib/bff/passkey-options'
import { deskReturn, MAX_PASSKEY_LENGTH, signInPage } from '@/lib/rules/desk/desk-path'
import { deviceWords } from '@/lib/server/auth/device-words'
import { getPasskeyTicket } from '@/lib/server/auth/session-cookie'
import { recordId } from '@/lib/server/desk/record-id'

const text = z.string().max(200)

export const SIGN_IN_FORMS = {
  /** Signs in at the desk with a code of the authenticator. */
  'sign-in': deskRoute({
    schema: fields({ mail: text, code: text, back }),
    ask: ({ mail, code }, call, { headers }) =>
      call('POST /desk/sign-in', { mail, code, device: deviceWords(headers) }),
    done: 'done',
    refusals: { 422: 'wrongCode' },
    page: ({ back: to }, isDone) => (isDone ? '' : signInPage(deskReturn(to))),
    typed: ({ mail }) => ({ mail }),
    session: 'begins',
  }),
  /** Accepts an invitation with the first code of the authenticator. */
  accept: deskRoute({
    schema: fields({ token: text, code: text }),
    ask: ({ token, code }, call, { headers }) =>
      call('POST /desk/invitation/accept', { token, code, device: deviceWords(headers) }),
    done: 'done',
    refusals: { 404: 'gone', 422: 'wrongCode' },
    page: ({ token }, isDone) => (isDone ? '' : `/invitation?${new URLSearchParams({ token })}`),
    session: 'begins',
  }),
  /** Ends the session at the desk. */
  'sign-out': deskRoute({
    schema: fields({}),
    ask: 'POST /desk/sign-out',
    done: 'signedOut',
    page: () => '/sign-in',
    session: 'ends',
  }),
  /** Ends one of one's own sessions at the desk. */
  'session-end': deskRoute({
    schema: fields({ id: recordId }),
    ask: 'POST /desk/sessions/{id}/end',
    done: 'sessionEnded',
    page: () => '/sessions',
  }),
  /** What a browser is asked for a passkey with, by which somebody signs in. */
  'passkey-sign-in-options': passkeyOptionsRoute('POST /desk/sign-in/passkey/options'),
  /** Signs in at the desk with a passkey, in the browser that asked for it. */
  'passkey-sign-in': deskRoute({
    schema: fields({ back, response: z.string().max(MAX_PASSKEY_LENGTH) }),
    ask: ({ response }, call, { cookies, headers }) =>
      call('POST /desk/sign-in/passkey', {
        ticket: getPasskeyTicket(cookies),
        response,
        device: deviceWords(headers),
      }),
    done: 'done',
    refusals: { 422: 'wrongPasskey' },
    page: ({ back: to }, isDone) => (isDone ? '' : signInPage(deskReturn(to))),
    session: 'begins',
  }),
  /** What a browser is asked for a new passkey with. */
  'passkey-add-options': passkeyOptionsRoute('POST /desk/passkeys/options'),
  /** Adds a passkey to one's own account at the desk. */
  'passkey-add': deskRoute({
    schema: fields({ name: z.string().max(200), response: z.string().max(MAX_PASSKEY_LENGTH) }),
    ask: ({ name, response }, call, { cookies }) =>
      call('POST /desk/passkeys', { ticket: getPasskeyTicket(cookies), name, response }),
    done: 'passkeyAdded',
    refusals: { 409: 'passkeyNotAdded', 422: 'passkeyNotAdded' },
    page: () => '/sessions',
    typed: ({ name }) => ({ name }),
  }),
  /** Removes one of one's own passkeys. */
  'passkey-remove': deskRoute({
    schema: fields({ id: recordId }),
    ask: 'POST /desk/passkeys/{id}/remove',
    done: 'passkeyRemoved',
    page: () => '/sessions',
  }),
} satisfies DeskForms
