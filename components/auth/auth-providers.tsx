import type { ReactNode } from 'react'
import { ModalProvider } from '@/lib/client/auth/modal-store'
import { SessionProvider } from '@/lib/client/auth/session-store'

/** Who is signed in and which modal is open, for everything in the page frame. */
export function AuthProviders({ children }: { children: ReactNode }) {
  return (
    <SessionProvider>
      <ModalProvider>{children}</ModalProvider>
    </SessionProvider>
  )
}
