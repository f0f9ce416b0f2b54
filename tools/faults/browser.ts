import type { Fault } from './fault'

/** What only a browser shows: each is built anew, and takes minutes. */
export const faults: Fault[] = [
  {
    says: 'the navbar is sticky at the top of every page',
    file: 'components/layout/navbar.tsx',
    find: 'className="sticky top-0 z-30',
    put: 'className="relative top-0 z-30',
    test: 'e2e/shell.spec.ts',
    title: 'the navbar stays at the top with its links, the footer ends the page',
  },
  {
    says: 'the tiles stand two by two',
    file: 'components/home/logo-tiles.tsx',
    find: 'grid grid-cols-2 gap-3',
    put: 'grid grid-cols-4 gap-3',
    test: 'e2e/home.spec.ts',
    title: 'the first four logos stand two by two at',
  },
  {
    says: 'a real finger over 50 px changes slide',
    file: 'components/ui/use-embla-slides.ts',
    find: 'moved = (changedTouches[0]?.clientX ?? start) - start',
    put: 'moved = (changedTouches[0]?.clientX ?? start) - start > 100 ? 60 : 0',
    test: 'e2e/updates.spec.ts',
    title: 'a finger that goes',
  },
  {
    says: 'previous and next are hidden on mobile',
    file: 'components/ui/carousel-controls.tsx',
    find: 'order-3 hidden gap-2 md:flex',
    put: 'order-3 flex gap-2',
    test: 'e2e/content-pages.spec.ts',
    title: 'previous and next',
  },
  {
    says: 'an open list of the cascade stands above or below its button',
    file: 'components/home/cascade-panel.tsx',
    find: "fallbackAxisSide: 'none'",
    put: "fallbackAxisSide: 'end'",
    test: 'e2e/cascade.spec.ts',
    title: 'above or below its button',
  },
]
