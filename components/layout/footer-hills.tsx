/** The Western Ghats in three layers, with which every page ends. */
export function FooterHills() {
  return (
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
      className="block h-24 w-full lg:h-36"
    >
      <circle cx="1030" cy="62" r="26" className="fill-turmeric" />
      <path
        d="M0 96c90-44 150-62 230-40s110 46 190 30 130-64 220-60 120 52 210 54 130-48 220-46 130 40 200 34 120-30 170-34v116H0Z"
        className="fill-river-tint"
      />
      <path
        d="M0 122c120-54 180-54 270-26s150 20 230-6 150-34 240-4 160 34 250 4 150-40 240-14 150 20 210 6v68H0Z"
        className="fill-river-line"
      />
      <path d="M0 140c140-30 240-44 360-26s220 20 340-2 240-22 350 2 230 22 390-10v46H0Z" className="fill-river" />
      <path d="M0 150c200-22 420-22 700-6s520 8 740-10v16Z" className="fill-river-deep" />
    </svg>
  )
}
