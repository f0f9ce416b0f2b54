/** A call as it is typed into a shell. */
export function Command({ options, url }: { options: string; url: string }) {
  const words = ['curl', ...(options === '' ? [] : [options]), `'${url}'`]
  return (
    <pre
      translate="no"
      lang="en"
      className="rounded-card border border-line bg-surface px-4 py-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
    >
      <code>{words.join(' ')}</code>
    </pre>
  )
}
