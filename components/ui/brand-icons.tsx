import type { ReactNode } from 'react'

type Props = { size?: number; className?: string }

function Brand({ size = 20, className, children }: Props & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  )
}

export function FacebookIcon(props: Props) {
  return (
    <Brand {...props}>
      <circle cx="12" cy="12" r="9.25" />
      <path d="M12.6 21v-9.9c0-1.9.9-2.9 2.9-2.9h.5M9.6 13.4h5.6" />
    </Brand>
  )
}

export function InstagramIcon(props: Props) {
  return (
    <Brand {...props}>
      <rect x="2.9" y="2.9" width="18.2" height="18.2" rx="5.2" />
      <circle cx="12" cy="12" r="4.1" />
      <path d="M17 7h.01" strokeWidth="2.4" />
    </Brand>
  )
}

export function LinkedinIcon(props: Props) {
  return (
    <Brand {...props}>
      <rect x="2.9" y="2.9" width="18.2" height="18.2" rx="3.4" />
      <path d="M7.4 10.6v6.2M11.2 16.8v-6.2m0 3c0-1.8 1-3 2.7-3s2.7 1.1 2.7 3v3.2" />
      <path d="M7.4 7.4h.01" strokeWidth="2.4" />
    </Brand>
  )
}

/** The networks on which one can follow somebody, by the name that the contract has for each (spec 1 §2, spec 2 §2). */
export const NETWORKS = [
  { key: 'facebook', name: 'Facebook', Drawn: FacebookIcon },
  { key: 'instagram', name: 'Instagram', Drawn: InstagramIcon },
  { key: 'linkedin', name: 'LinkedIn', Drawn: LinkedinIcon },
] as const
