'use client'

import { useEffect } from 'react'
import { forgetOthers } from '@/lib/client/desk/unsaved'

/** Takes away what this browser keeps of unsaved forms: of other accounts, what is a day old, and with the form around it, that of signing out, all. */
export function UnsavedGuard({ account, signOutForm }: { account: string; signOutForm: string }) {
  useEffect(() => {
    forgetOthers(account, Date.now())
    const form = document.getElementById(signOutForm)
    const forget = () => forgetOthers(null, Date.now())
    form?.addEventListener('submit', forget)
    return () => form?.removeEventListener('submit', forget)
  }, [account, signOutForm])
  return null
}
