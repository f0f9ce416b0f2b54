import type { Translated } from '@/lib/messages/translated'

/** Passkeys of those who keep the guide. */
export const deskPasskeys = {
  signIn: 'Sign in with a passkey',
  signInHint: 'If you have added one, under Sessions',
  waiting: 'Your browser asks for the passkey…',
  title: 'Passkeys',
  intro:
    'With a passkey you sign in by fingerprint, face or PIN, without address and code. It serves at this desk alone. The code of your authenticator remains as the second way.',
  none: 'You have none yet.',
  added: 'Added',
  used: 'Last used',
  notUsed: 'Not used yet',
  remove: 'Remove {name}',
  name: 'Name',
  nameHint: 'By which you know it again, such as “Office laptop”',
  add: 'Add a passkey',
  needsScript: 'Adding one needs JavaScript, which is off in this browser.',
  without: 'This browser knows no passkeys.',
  stale: 'A passkey is added within a quarter of an hour of signing in.',
  signInAgain: 'Sign in again',
  full: 'An account has {most} passkeys at most. Remove one that you no longer need, and add the new one then.',
  failures: {
    cancelled: 'No passkey was used. You can try again.',
    known: 'This device has a passkey for your account already.',
    stale: 'You signed in more than a quarter of an hour ago: sign in again first.',
    full: 'Your account has as many passkeys as it may have: remove one first.',
    signedOut: 'You are signed out: sign in again.',
    limited: 'Too many forms were sent from here. Wait ten minutes.',
    away: 'The desk cannot be reached just now. Try again in a moment.',
    unusable: 'This browser or device cannot use a passkey here. Sign in with the code.',
  },
} as const
export type DeskPasskeyMessages = Translated<typeof deskPasskeys>
