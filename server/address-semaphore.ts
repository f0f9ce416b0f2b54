import { addressGroup } from '@/lib/rules/network-address'
import { Refused, TOO_MANY } from './refusal'

/** Who waits longer in the line of an address is told to come again. */
const MAX_WAIT_MS = 15_000

type Group = { held: number; waiting: Set<() => void> }

/**
 * A semaphore for each address, an IPv6 one by its /64: no address has more than `most` at a time. So many more wait
 * in a line of its own, where they hold up nobody else.
 */
export class AddressSemaphore {
  readonly #groups = new Map<string, Group>()

  constructor(
    private readonly most: number,
    private readonly maxWaiting = 0,
  ) {}

  /** How many wait in all lines together. */
  get waiting(): number {
    return [...this.#groups.values()].reduce((sum, { waiting }) => sum + waiting.size, 0)
  }

  /** @returns what gives it back, or `null`: the address has as many as it may */
  tryAcquire(address: string): (() => void) | null {
    const key = addressGroup(address)
    const group = this.#groups.get(key) ?? { held: 0, waiting: new Set() }
    if (group.held >= this.most) return null
    group.held += 1
    this.#groups.set(key, group)
    return () => this.#release(key, group)
  }

  /**
   * @returns what gives it back
   * @throws Refused for an address in whose line there is no room, or not within `MAX_WAIT_MS`
   */
  async acquire(address: string): Promise<() => void> {
    return this.tryAcquire(address) ?? (await this.#waitInLine(address))
  }

  /** @throws Refused as `acquire` does */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const release = await this.acquire(address)
    try {
      return await work()
    } finally {
      release()
    }
  }

  async #waitInLine(address: string): Promise<() => void> {
    const key = addressGroup(address)
    const group = this.#groups.get(key)
    if (group === undefined || group.waiting.size >= this.maxWaiting) throw new Refused(TOO_MANY)
    await new Promise<void>((resolve, reject) => {
      const take = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        group.waiting.delete(take)
        reject(new Refused(TOO_MANY))
      }, MAX_WAIT_MS).unref()
      group.waiting.add(take)
    })
    return () => this.#release(key, group)
  }

  /** The place goes to whoever has waited longest. */
  #release(key: string, group: Group): void {
    const [next] = group.waiting
    if (next !== undefined) {
      group.waiting.delete(next)
      return next()
    }
    group.held -= 1
    if (group.held === 0) this.#groups.delete(key)
  }
}
