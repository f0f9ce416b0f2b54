import { clsx } from 'clsx'
import Image from 'next/image'

const STUDENTS = [1, 2, 3, 4]

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
        {STUDENTS.map((student) => (
          <Image
            key={student}
            src={`/pictures/student-${student}.webp`}
            alt=""
            width={36}
            height={36}
            unoptimized
            className="size-9 rounded-full bg-river-tint ring-2 ring-white"
          />
        ))}
      </span>
      {label}
    </p>
  )
}
