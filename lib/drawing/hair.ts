import { circle, ellipse, path, stroke, times } from '@/lib/drawing/svg'

export type Hair = 'bun' | 'braid' | 'long' | 'bob' | 'scarf' | 'side' | 'crop' | 'curls' | 'receding' | 'peta'
type Cloth = { lit: string; shade: string; trim: string }

/** What lies behind head and shoulders. */
export function hairBehind(style: Hair, hair: string, cloth: Cloth): string {
  if (style === 'bun')
    return (
      circle(128, 40, 26, hair) +
      times(7, (i) => circle(104 + i * 8, 54 - Math.sin((i / 6) * Math.PI) * 8, 5.5, '#fbf6ea'))
    )
  if (style === 'long')
    return path(
      'M72 100C66 50 96 34 128 34C160 34 190 50 184 100C182 150 194 178 196 206H60C62 178 74 150 72 100Z',
      hair,
    )
  if (style === 'bob')
    return path(
      'M70 104C62 50 96 34 128 34C160 34 194 50 186 104C186 132 190 152 182 166H74C66 152 70 132 70 104Z',
      hair,
    )
  if (style === 'scarf')
    return path(
      'M62 112C56 50 92 26 128 26C164 26 200 50 194 112C194 150 206 180 214 210H42C50 180 62 150 62 112Z',
      cloth.shade,
    )
  if (style === 'braid') return path('M76 100C72 54 98 38 128 38C158 38 184 54 180 100L176 140H80Z', hair)
  return ''
}

/** What lies over the forehead and the shoulder. */
export function hairBefore(style: Hair, hair: string): string {
  switch (style) {
    case 'bun':
    case 'long':
    case 'bob':
      return path('M76 112C70 66 92 40 128 40C164 40 186 66 180 112C176 92 166 74 128 62C90 74 80 92 76 112Z', hair)
    case 'braid':
      return (
        path('M76 112C70 66 92 40 128 40C164 40 186 66 180 112C178 88 158 74 118 60C92 76 80 92 76 112Z', hair) +
        times(5, (i) => ellipse(178 - i * 1.5, 152 + i * 19, 12 - i * 0.9, 12, hair)) +
        circle(172, 244, 7, '#c8402f')
      )
    case 'side':
      return path(
        'M76 108C68 62 92 38 130 38C168 36 190 62 180 108C178 94 174 84 168 78C146 80 118 76 104 64C98 76 82 84 76 108Z',
        hair,
      )
    case 'crop':
      return path(
        'M78 104C72 62 96 42 128 42C160 42 184 62 178 104C174 84 170 76 160 70C140 64 116 64 96 70C86 76 82 84 78 104Z',
        hair,
      )
    case 'curls':
      return (
        times(8, (i) => circle(80 + i * 13.8, 72 - Math.sin((i / 7) * Math.PI) * 24, 15, hair)) +
        ellipse(128, 60, 44, 18, hair)
      )
    case 'receding':
      return path(
        'M78 116C70 92 76 70 90 60C86 78 82 92 84 108ZM178 116C186 92 180 70 166 60C170 78 174 92 172 108Z',
        hair,
      )
    default:
      return ''
  }
}

/** A scarf's edge round the face, or a Mysuru peta with its gold band. */
export function headwear(style: Hair, cloth: Cloth): string {
  if (style === 'scarf')
    return (
      path(
        'M66 118C60 60 94 30 128 30C162 30 196 60 190 118C192 150 178 184 128 200C78 184 64 150 66 118ZM82 108C82 148 100 178 128 178C156 178 174 148 174 108C174 74 156 58 128 58C100 58 82 74 82 108Z',
        cloth.lit,
      ).replace('<path', '<path fill-rule="evenodd"') + stroke('M128 196C150 190 180 200 214 212', cloth.shade, 6)
    )
  if (style === 'peta')
    return (
      path('M72 88C62 44 92 22 128 22C164 22 194 44 184 88C150 68 106 68 72 88Z', '#f6eede') +
      path('M140 23C168 26 192 46 184 88C170 80 158 76 146 74C156 56 152 36 140 23Z', '#e0d2bb') +
      stroke('M72 86C106 66 150 66 184 86', '#d7a318', 9) +
      path('M128 60L136 34L128 14L120 34Z', '#d7a318')
    )
  return ''
}
