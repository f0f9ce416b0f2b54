/** The river at sunrise between the Ghats, at the head of the modals. */
export function SignInScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 96" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false" className={className}>
      <path className="fill-river-tint" d="M0 0h480v96H0Z" />
      <circle cx="316" cy="50" r="17" className="fill-turmeric" />
      <path
        d="M0 66l38-24c9-5 17-4 25 3l30 24 44-40c8-7 17-7 25 1l44 42 34-22c9-5 17-4 25 3l40 32 58-52c9-8 18-8 27 0l50 46 40-28v45H0Z"
        className="fill-river-line"
      />
      <path d="M0 76c36-10 62-12 98-2s66 9 102-2 62-13 98-1 62 12 98 1 56-8 84-1v25H0Z" className="fill-river" />
      <path d="M0 88c60-8 120-8 180-2s120 7 180 1 84-6 120-2v11H0Z" className="fill-river-deep" />
      <path
        d="M286 79c14-2.500 30-2.500 46 0M274 85c18-3 42-3 66 .5"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-turmeric"
      />
    </svg>
  )
}
