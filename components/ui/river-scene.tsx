/** Where a page has no picture of its own: the river between hills, in the house's colours. */
export function RiverScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 320" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false" className={className}>
      <path className="fill-river-tint" d="M0 0h800v320H0Z" />
      <circle cx="560" cy="128" r="40" className="fill-turmeric" />
      <path
        d="M0 214l84-70c20-14 38-10 56 6l72 62 96-98c18-16 38-15 56 2l98 102 76-54c18-11 36-8 54 8l84 70 58-48c22-16 44-12 66 6v120H0Z"
        className="fill-river-line"
      />
      <path d="M0 246c78-30 140-34 218-6s150 26 230-6 138-36 214-4 92 18 138 6v84H0Z" className="fill-river/80" />
      <path d="M0 290c130-22 270-20 400-4s270 14 400-8v42H0Z" className="fill-river-deep" />
      <path
        d="M496 258c36-6 76-6 116 0M470 272c46-8 110-8 168 1M506 286c28-5 66-5 100 0"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-turmeric"
      />
    </svg>
  )
}

/** In the place of a picture that cannot be had. One element, which React's notation of a page holds once, however many bear it. */
export const RIVER_FALLBACK = <RiverScene className="absolute inset-0 size-full" />
