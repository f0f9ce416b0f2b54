/** The drawn mark: the Ghats at sunrise over the river, in the colours of the house. */
export function Logo({ size = 38, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden focusable="false" className={className}>
      <rect width="40" height="40" rx="11" className="fill-river-deep" />
      <circle cx="27" cy="13" r="5" className="fill-turmeric" />
      <path
        d="M0 27c4.5-8.5 8-12 12-9.5 3.8 2.4 5.4 6.8 9.4 5.2C25.6 21 28.4 15 40 21v8a11 11 0 0 1-11 11H11A11 11 0 0 1 0 29Z"
        className="fill-river"
      />
      <path
        d="M0 29.6c6-4.4 12-4.4 20-.6s14 3.6 20-.8v.8a11 11 0 0 1-11 11H11A11 11 0 0 1 0 29Z"
        className="fill-river-line"
      />
      <path
        d="M8.4 34.8c4-1.6 8-1.6 12.4.2 4 1.6 7.400 1.400 10.800-.4"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        className="stroke-river"
      />
    </svg>
  )
}
