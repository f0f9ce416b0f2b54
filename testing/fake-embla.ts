import type useEmblaCarousel from 'embla-carousel-react'
import { useMemo, useState } from 'react'

type Listener = () => void
type Options = Parameters<typeof useEmblaCarousel>[0]

/** Embla without layout: it knows which slide is selected, and tells of changes as embla does. */
export class FakeEmbla {
  /** The one that was made last. */
  static last: FakeEmbla
  private selected = 0
  private listeners = new Map<string, Listener[]>()
  /** How it was told to move, the newest last: true where it was to be at once. */
  readonly jumps: boolean[] = []

  constructor(
    private readonly stage: HTMLElement,
    /** What the component asked of embla. */
    readonly options: Options,
  ) {
    FakeEmbla.last = this
  }

  private get count() {
    return this.slideNodes().length
  }
  slideNodes() {
    return [...this.stage.querySelectorAll<HTMLElement>('[data-slide]')]
  }
  containerNode() {
    return this.stage.firstElementChild
  }
  selectedScrollSnap() {
    return this.selected
  }
  scrollTo(slide: number, jump = false) {
    this.jumps.push(jump)
    const wanted = (slide + this.count) % this.count
    if (wanted === this.selected) return
    this.selected = wanted
    this.emit('select')
  }
  scrollNext(jump = false) {
    this.scrollTo(this.selected + 1, jump)
  }
  scrollPrev(jump = false) {
    this.scrollTo(this.selected - 1, jump)
  }
  reInit() {
    this.selected = Math.min(this.selected, this.count - 1)
    this.emit('reInit')
  }
  on(event: string, listener: Listener) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener])
    return this
  }
  emit(event: string) {
    for (const listener of this.listeners.get(event) ?? []) listener()
  }
}

/** Stands for `useEmblaCarousel`. */
export function useFakeEmbla(options: Options) {
  const [asked] = useState(options)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const embla = useMemo(() => (stage === null ? undefined : new FakeEmbla(stage, asked)), [stage, asked])
  return [setStage, embla] as const
}
