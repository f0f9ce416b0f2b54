/** What a tab says that has nothing to show yet (spec 2 §2, "Empty tabs"). */
export function EmptyNote({ children }: { children: string }) {
  return (
    <p
      data-empty
      className="grid min-h-40 place-items-center rounded-card border border-dashed border-line-2 px-5 py-8 text-center text-ink-2"
    >
      {children}
    </p>
  )
}
