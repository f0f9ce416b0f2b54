import { clsx } from 'clsx'

/** Where each of the four stands in their common picture. */
const PLACES = ['object-[0%]', 'object-[33.4%]', 'object-[66.7%]', 'object-[100%]']

/** The badge "100+ Happy Students" with its four drawn avatars (spec 1 §9). */
export function HappyStudents({ label, className }: { label: string; className?: string }) {
  return (
    <p
      className={clsx(
        'inline-flex max-w-full items-center gap-3 rounded-full bg-white py-2 pr-5 pl-2.5 font-semibold text-ink',
        className,
      )}
    >
      <span className="flex shrink-0 -space-x-2.5">
        {PLACES.map((place) => (
          <picture key={place} className="size-9 overflow-hidden rounded-full bg-river-tint ring-2 ring-white">
            <img
              alt=""
              loading="lazy"
              src="/pictures/students.webp"
              className={clsx('size-full object-cover', place)}
            />
          </picture>
        ))}
      </span>
      {label}
    </p>
  )
}
