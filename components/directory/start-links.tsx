import { ChipLink } from '@/components/ui/chip'

type Link = { href: string; label: string }

/** A way into the directory: each kind, or each district, as a page of its own. Nothing while none is known. */
export function StartLinks({ heading, links, all }: { heading: string; links: Link[]; all?: Link }) {
  if (links.length === 0) return null
  return (
    <section className="page-column grid gap-5 pt-14 md:pt-20">
      <h2 className="text-h2 font-semibold">{heading}</h2>
      <ul className="flex flex-wrap gap-2">
        {[...links, ...(all === undefined ? [] : [all])].map(({ href, label }) => (
          <li key={href}>
            <ChipLink href={href} prefetch={false}>
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
