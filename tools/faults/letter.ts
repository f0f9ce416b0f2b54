import type { Fault } from './fault'

export const faults: Fault[] = [
  {
    says: 'a policy is parted at a number that does not follow the one before',
    file: 'lib/rules/policy-items.ts',
    find: '    starts.push(',
    put: '    if (starts.length > 0 && Number(label) !== Number(starts.at(-1)?.label) + 1) continue\n    starts.push(',
    test: 'lib/rules/policy-items.test.ts',
  },
  {
    says: 'an amount in rupees is no item of a policy',
    file: 'lib/rules/policy-items.ts',
    find: 'if (NUMBERED_WORD.test(html.slice(Math.max(0, match.index - LOOK_BACK), match.index))) continue',
    put: '',
    test: 'lib/rules/policy-items.test.ts',
  },
  {
    says: 'a picture that has come is not left out again',
    file: 'components/ui/picture.tsx',
    find: '!priority && known === null && ',
    put: '!priority && ',
    test: 'components/ui/picture.test.tsx',
  },
  {
    says: 'a picture that came before React listened is known',
    file: 'components/ui/picture.tsx',
    find: '      else look(image)\n',
    put: '',
    test: 'components/ui/picture.test.tsx',
  },
  {
    says: 'every carousel but that of notifications has a dot for each slide',
    file: 'components/ui/carousel-presets.ts',
    find: 'logos: { rows: 1, interval: 3000, speed: 500, maxDots: null',
    put: 'logos: { rows: 1, interval: 3000, speed: 500, maxDots: 7',
    test: 'components/ui/carousel.test.tsx',
  },
  {
    says: 'notifications have four dots at most',
    file: 'components/ui/carousel-presets.ts',
    find: 'maxDots: 4',
    put: 'maxDots: null',
    test: 'components/ui/carousel.test.tsx',
  },
  {
    says: 'the dots follow the width of the window',
    file: 'components/ui/carousel-controls.tsx',
    find: 'Math.max(1, Math.floor(row.offsetWidth / dot.offsetWidth))',
    put: '10',
    test: 'components/ui/carousel.test.tsx',
  },
  {
    says: 'nothing found without a filter says that none is set',
    file: 'components/directory/results.tsx',
    find: "return filters.search === '' ? 'nothing' : 'search'",
    put: "return 'filters'",
    test: 'components/directory/directory-page.test.tsx',
    title: 'nothing found by',
  },
  {
    says: 'filters are said to be kept only where there are any',
    file: 'components/directory/results.tsx',
    find: "narrowing === 'nothing' ? texts.loadFailedHint : ",
    put: '',
    test: 'components/directory/directory-page.test.tsx',
    title: 'of a list that failed',
  },
]
