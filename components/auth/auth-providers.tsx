'use client'

import type { ReactNode } from 'react'

/** Who is signed in and which modal is open, for everything in the page frame. */
export function AuthProviders({ children }: { children: ReactNode }) {
  return children
}
