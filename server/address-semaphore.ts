import { addressGroup } from '@/lib/rules/network-address'
import { Refused, TOO_MANY } from './refusal'

/** A semaphore for each address, an IPv6 one by its /64: no address has more than so many at a time. */
export class AddressSemaphore {
  readonly #held = new Map<string, number>()

  constructor(private readonly most: number) {}

  /** @returns what gives it back, or `null`: the address has as many as it may */
  tryAcquire(address: string): (() => void) | null {
    const group = addressGroup(address)
    const held = this.#held.get(group) ?? 0
    if (held >= this.most) return null
    this.#held.set(group, held + 1)
    return () => this.#release(group)
  }

  /** @throws Refused for an address that has as many as it may */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const release = this.tryAcquire(address)
    if (release === null) throw new Refused(TOO_MANY)
    try {
      return await work()
    } finally {
      release()
    }
  }

  #release(group: string): void {
    const left = (this.#held.get(group) ?? 0) - 1
    if (left > 0) this.#held.set(group, left)
    else this.#held.delete(group)
  }
}
