import { box, type Icon, ring } from '@/lib/drawing/icons/icon'

/** Work, land and daily life of the state. */
export const state = {
  gear: {
    body: ring(48, 48, 25),
    accent: ring(48, 48, 10),
    lines: 'M48 11V23M48 73V85M11 48H23M73 48H85M22 22L30.5 30.5M65.5 65.5L74 74M74 22L65.5 30.5M30.5 65.5L22 74',
  },
  chip: {
    body: box(24, 24, 48, 48, 6),
    accent: box(38, 38, 20, 20, 3),
    lines:
      'M36 24V12M48 24V12M60 24V12M36 84V72M48 84V72M60 84V72M24 36H12M24 48H12M24 60H12M84 36H72M84 48H72M84 60H72',
  },
  flask: {
    body: 'M38 12V38L16 76A5 5 0 0 0 20 84H76A5 5 0 0 0 80 76L58 38V12Z',
    accent: 'M26 60H70L80 76A5 5 0 0 1 76 84H20A5 5 0 0 1 16 76Z',
    lines: 'M31 12H65',
  },
  rocket: {
    body: 'M48 8C62 20 68 38 66 62H30C28 38 34 20 48 8Z',
    accent: `${ring(48, 38, 8)}M38 70H58L48 88Z`,
    lines: 'M30 46L15 62L17 76L31 66M66 46L81 62L79 76L65 66',
  },
  leaf: {
    body: 'M18 76C10 36 38 14 84 14C86 60 60 86 18 76Z',
    accent: ring(24, 24, 9),
    lines: 'M12 86C26 62 42 46 62 36',
  },
  sprout: {
    body: 'M48 54C46 32 30 24 12 26C14 46 28 56 48 54Z',
    accent: 'M48 44C48 24 62 14 84 16C84 36 70 48 48 44Z',
    lines: 'M48 84V44M22 84H74',
  },
  cup: {
    body: 'M14 36H68V58A22 22 0 0 1 46 80H36A22 22 0 0 1 14 58Z',
    accent: 'M14 36H68V48H14Z',
    lines: 'M68 42H74A10 10 0 0 1 74 62H67M28 12V24M41 10V24M54 12V24M10 88H74',
  },
  sun: {
    accent: ring(48, 48, 19),
    lines: 'M48 10V19M48 77V86M10 48H19M77 48H86M21 21L27.5 27.5M68.5 68.5L75 75M75 21L68.5 27.5M27.5 68.5L21 75',
  },
  train: {
    body: box(20, 10, 56, 64, 13),
    accent: box(30, 22, 36, 20, 4),
    lines: 'M20 54H76M34 64H36M60 64H62M36 74L26 88M60 74L70 88',
  },
  bed: {
    body: 'M42 32H70A14 14 0 0 1 84 46V64H42Z',
    accent: ring(27, 40, 9),
    lines: 'M12 18V80M12 64H84M84 64V80',
  },
  meal: {
    body: ring(50, 50, 25),
    accent: ring(50, 50, 11),
    lines: 'M9 14V30C9 37 19 37 19 30V14M14 36V84M86 84V14C78 22 77 40 79 50H86',
  },
  lamp: {
    body: 'M14 48H82C79 67 66 74 48 74C30 74 17 67 14 48Z',
    accent: 'M48 9C59 23 58 34 48 41C38 34 37 23 48 9Z',
    lines: 'M48 74V84M30 86H66',
  },
  pillars: {
    body: 'M10 36L48 12L86 36Z',
    accent: ring(48, 27, 5),
    lines: 'M21 46V70M39 46V70M57 46V70M75 46V70M16 72H80M10 84H86',
  },
  thread: {
    body: 'M24 10H72V24H24ZM24 72H72V86H24Z',
    accent: 'M31 24H65V72H31Z',
    lines: 'M31 40L65 32M31 52L65 44M31 64L65 56M72 79C82 76 86 66 86 54',
  },
  plane: {
    body: 'M84 12C78 9 71 13 65 19L54 30L20 22L14 28L42 44L28 58L16 56L11 61L26 70L35 85L40 80L38 68L52 54L68 82L74 76L66 42L77 31C83 25 88 17 84 12Z',
  },
  ship: {
    body: 'M10 52H86L76 76H20Z',
    accent: 'M30 32H66V52H30Z',
    lines: 'M48 32V12M48 14H62M8 86q10 -8 20 0t20 0t20 0t20 0',
  },
  drop: {
    body: 'M48 8C66 32 76 44 76 58A28 28 0 0 1 20 58C20 44 30 32 48 8Z',
    accent: 'M42 44H54V53H63V65H54V74H42V65H33V53H42Z',
  },
  heart: {
    body: 'M48 82C20 62 10 48 10 34A19 19 0 0 1 48 28A19 19 0 0 1 86 34C86 48 76 62 48 82Z',
    accent: ring(64, 36, 8),
    lines: 'M13 50H32L40 38L50 62L56 50H68',
  },
  house: { body: 'M16 44L48 16L80 44V84H16Z', accent: 'M39 84V58H57V84Z', lines: 'M6 52L48 14L90 52' },
  hills: { body: 'M6 82L34 30L50 60L60 44L90 82Z', accent: ring(70, 24, 11) },
  wave: {
    body: 'M6 62q10.5 -12 21 0t21 0t21 0t21 0V84H6Z',
    accent: 'M26 48A22 22 0 0 1 70 48Z',
    lines: 'M48 10V16M18 22L23 27M78 22L73 27',
  },
  drum: {
    body: 'M16 32V66C16 80 80 80 80 66V32Z',
    accent: 'M16 32A32 13 0 1 0 80 32A32 13 0 1 0 16 32Z',
    lines: 'M16 40L30 74L48 48L66 74L80 40',
  },
  bolt: { body: ring(48, 48, 36), accent: 'M53 18L30 54H46L42 78L66 42H50Z' },
  factory: {
    body: 'M10 84V48L30 60V48L50 60V12H66V44L86 56V84Z',
    accent: 'M24 68H34V84H24ZM58 68H68V84H58Z',
    lines: 'M76 40C78 30 86 34 84 24',
  },
  signal: {
    accent: ring(48, 76, 8),
    lines: 'M10 38C32 16 64 16 86 38M24 52C38 38 58 38 72 52',
  },
  film: {
    body: box(10, 18, 76, 64, 7),
    accent: 'M40 48L60 60L40 72Z',
    lines: 'M10 36H86M30 18L24 36M50 18L44 36M70 18L64 36',
  },
} satisfies Record<string, Icon>
