/** Hills behind the search. On phones the sun would stand behind words, and stays away. */
export function BannerScene() {
  return (
    <svg
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      focusable="false"
      className="absolute inset-0 size-full"
    >
      <circle cx="1180" cy="120" r="46" className="fill-turmeric max-md:hidden" />
      <path
        d="M0 300c180-20 300-10 460-30s230-90 350-96 160 40 250 20 130-78 210-74 110 44 170 36v164H0Z"
        className="fill-river-line/45"
      />
      <path
        d="M0 312c240-10 420-8 600-26s270-52 400-46 160 26 250 10 120-32 190-26v96H0Z"
        className="fill-river-line"
      />
      <path d="M0 320c300-16 640-10 900-22s380-24 540-14v36Z" className="fill-river/70" />
    </svg>
  )
}
