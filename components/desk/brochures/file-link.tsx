/** Opens a PDF beside the page, so that what is typed in the form around it stays. */
export const FileLink = ({ href, label, title }: { href: string; label: string; title: string }) => (
  <a href={href} target="_blank" rel="noreferrer" aria-label={`${label}: ${title}`}>
    {label}
  </a>
)
