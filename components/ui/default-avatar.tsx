/** Somebody of whom there is no picture. Fills its frame. */
export function DefaultAvatar() {
  return (
    <svg viewBox="0 0 44 44" aria-hidden focusable="false" className="size-full">
      <path className="fill-river-tint" d="M0 0h44v44H0Z" />
      <circle cx="22" cy="17" r="7.500" className="fill-river" />
      <path d="M6 44c0-10 6.500-16 16-16s16 6 16 16Z" className="fill-river" />
      <path d="M18 28.400l4 5 4-5c-2.600-.5-5.400-.5-8 0Z" className="fill-turmeric" />
    </svg>
  )
}
