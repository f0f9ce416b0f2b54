/** The Western Ghats at evening in layers, with which every page ends. */
export function FooterHills() {
  return (
    <svg
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
      className="block h-28 w-full lg:h-40"
    >
      <circle cx="716" cy="62" r="22" className="fill-turmeric" />
      <path
        d="M0 92l58-30c14-7 26-5 38 4l44 32 62-52c12-10 24-9 36 1l60 50 48-30c12-8 24-6 34 3l54 40 66-64c12-11 26-11 38 0l60 58 40-24c12-7 22-5 32 3l70 46 54-20 62-56c12-11 24-11 36 0l58 52 46-26c12-7 22-6 34 2l60 42 56-44c12-9 22-9 34 0l58 46 46-28c10-6 20-6 30 0l78 36v150H0Z"
        className="fill-river-tint"
      />
      <path
        d="M0 128l84-44c13-7 24-6 36 2l60 40 76-50c13-8 26-8 38 1l62 46 92-34c10-4 20-3 30 2l70 36 70-16 84 14 92-44c12-6 24-5 34 3l60 42 84-56c12-8 24-8 36 0l72 50 78-34c12-5 22-4 32 2l82 40 88-42c12-6 24-5 34 1l70 44v120H0Z"
        className="fill-river-line"
      />
      <path
        d="M0 118c60-10 110-8 168 8s112 14 172-4 124-16 190 4 118 14 176-2 120-12 182 6 126 12 190-8 120-12 176 2 112 10 186-8v60H0Z"
        className="fill-river"
      />
      <path d="M0 142c120-14 230-12 360-2s250 10 380-2 240-8 360 2 220 8 340-6v30H0Z" className="fill-river-deep" />
    </svg>
  )
}
