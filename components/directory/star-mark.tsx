/** The star that marks ratings among choices. */
export function StarMark() {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden focusable="false" className="shrink-0">
      <path
        d="m10 1.800 2.500 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8Z"
        className="stroke-star-line fill-turmeric"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    </svg>
  )
}
