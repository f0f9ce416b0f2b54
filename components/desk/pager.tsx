import type { DeskMessages } from '@/lib/messages/en/desk'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = {
  read: { total: number; page: number; limit: number }
  /** Without the number of the page. */
  path: string
  query: Readonly<Record<string, string>>
  text: DeskMessages
}

/** Which page of a list this is, and the ways to its neighbours; nothing where there is one alone. */
export function Pager({ read: { total, page, limit }, path, query, text }: Props) {
  const pages = Math.max(1, Math.ceil(total / Math.max(1, limit)))
  if (pages === 1 && page === 1) return null
  const to = (number: number) => `${path}?${new URLSearchParams({ ...query, page: String(number) })}`
  return (
    <p className="desk-pager">
      {page > 1 && (
        <a rel="prev" href={to(Math.min(page - 1, pages))}>
          {text.later}
        </a>
      )}
      <span>{fillMessage(text.page, { page, pages })}</span>
      {page < pages && (
        <a rel="next" href={to(page + 1)}>
          {text.earlier}
        </a>
      )}
    </p>
  )
}
