/** What stands where a picture would: hills and a sun in the quietest colours of the house. Fills its frame. */
export function BlankCover() {
  return (
    <svg
      viewBox="0 0 640 220"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
      className="absolute inset-0 size-full"
    >
      <path d="M0 0h640v220H0z" className="fill-river-tint" />
      <circle cx="474" cy="84" r="34" className="fill-turmeric-tint" />
      <path
        d="M0 150c70-52 118-58 172-22 46 30 76-34 146-34s92 62 150 40 98-48 172-14v100H0Z"
        className="fill-river-line/55"
      />
      <path d="M0 186c92-34 150-34 236-12s148 14 222-8 126-18 182 4v50H0Z" className="fill-river-line" />
    </svg>
  )
}
