/** Hues of the house's scenes, so that neighbours without a picture do not look alike. */
const SKIES = ['fill-river-tint', 'fill-turmeric-tint', 'fill-leaf-tint', 'fill-kumkum-tint'] as const
const RIDGES = [
  'M0 92c40-34 74-44 112-18s60 20 96-12 84-26 112 6v112H0Z',
  'M0 104c52-10 66-56 112-52s52 44 92 36 66-40 116-22v114H0Z',
  'M0 76c36 6 60 34 98 26s64-52 110-42 66 44 112 30v90H0Z',
] as const

function pick<Entry>(entries: readonly [Entry, ...Entry[]], seed: number): Entry {
  return entries[seed % entries.length] ?? entries[0]
}

/** A small number that stays the same for an institution. */
function seedOf(id: string): number {
  return [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 997, 7)
}

/** What stands where an institution has no picture: hills, and a college among them. */
export function ResultFallback({ id }: { id: string }) {
  const seed = seedOf(id)
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
      className="absolute inset-0 size-full"
    >
      <path d="M0 0h320v180H0Z" className={pick(SKIES, seed)} />
      <circle cx={60 + (seed % 200)} cy="46" r="15" className="fill-turmeric" />
      <path d={pick(RIDGES, seed)} className="fill-river-line" />
      <g transform={`translate(${(seed % 5) * 14 - 28} 0)`}>
        <path d="M110 104h100v50H110Z" className="fill-white" />
        <path d="m104 104 56-27 56 27Z" className="fill-river" />
        <path d="M122 116h8v38h-8Zm22 0h8v38h-8Zm24 0h8v38h-8Zm22 0h8v38h-8Z" className="fill-river-tint" />
        <path d="M100 152h120v8H100Z" className="fill-river-line" />
      </g>
      <path d="M0 158c60-12 110-12 166-4s104 6 154-6v32H0Z" className="fill-river" />
    </svg>
  )
}
