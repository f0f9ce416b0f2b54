type Listener = (event: { data: unknown }) => void

/** jsdom has no such channel. Those of one name hear each other, and not themselves. */
export class TestBroadcastChannel {
  static open: TestBroadcastChannel[] = []
  private listeners: Listener[] = []
  constructor(readonly name: string) {
    TestBroadcastChannel.open.push(this)
  }
  addEventListener(_: 'message', listener: Listener) {
    this.listeners.push(listener)
  }
  postMessage(data: unknown) {
    const others = TestBroadcastChannel.open.filter((other) => other !== this && other.name === this.name)
    others.forEach((other) => other.listeners.forEach((listen) => listen({ data: JSON.parse(JSON.stringify(data)) })))
  }
  close() {
    TestBroadcastChannel.open = TestBroadcastChannel.open.filter((other) => other !== this)
  }
}
