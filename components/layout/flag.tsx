/** The flag that flies for the state, yellow over red, drawn in the two accents of the house. */
export function Flag({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 30 24" width="30" height="24" aria-hidden focusable="false" className={className}>
      <path d="M3 1.500v21" strokeWidth="2" strokeLinecap="round" className="stroke-ink-2" />
      <path
        d="M4 2.600c4.500-2 8 .9 12 .6s6.500-1.800 10-1.400c.8.1 1.200.5 1.200 1.300v7.300H4Z"
        className="fill-turmeric"
      />
      <path
        d="M4 10.400h23.200v6c0 .7-.4 1-1.200 1-3.500-.2-6 1.300-10 1.500s-7.500-2.500-12-.7Z"
        className="fill-kumkum"
      />
    </svg>
  )
}
