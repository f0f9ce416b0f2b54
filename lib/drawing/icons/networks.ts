import { box, type Icon, ring } from '@/lib/drawing/icons/icon'

/** The networks of the footer. */
export const networks = {
  facebook: { body: box(10, 10, 76, 76, 18), lines: 'M66 26H60C54 26 50 30 50 36V86M36 50H64' },
  instagram: { body: box(10, 10, 76, 76, 22), lines: ring(48, 48, 17), accent: ring(69, 27, 3) },
  linkedin: {
    body: box(10, 10, 76, 76, 14),
    lines: 'M29 42V70M44 70V42M44 54C44 46 49 42 56 42C63 42 67 46 67 54V70',
    accent: ring(29, 28, 3),
  },
} satisfies Record<string, Icon>
