/** jsdom has no such channel. Those of one name hear each other, and not themselves. */
export class TestBroadcastChannel extends EventTarget implements BroadcastChannel {
  static open: TestBroadcastChannel[] = []
  onmessage = null
  onmessageerror = null
  constructor(readonly name: string) {
    super()
    TestBroadcastChannel.open.push(this)
  }
  postMessage(message: unknown) {
    const others = TestBroadcastChannel.open.filter((other) => other !== this && other.name === this.name)
    const data: unknown = JSON.parse(JSON.stringify(message))
    others.forEach((other) => other.dispatchEvent(new MessageEvent('message', { data })))
  }
  close() {
    TestBroadcastChannel.open = TestBroadcastChannel.open.filter((other) => other !== this)
  }
}
