import pg from 'pg'
import type { ServerProcess } from '@/provider/platform/embedded/server-process'
import { SOCKET_PORT, socketFolder } from '@/provider/platform/embedded/socket-folder'
import { isUnavailable } from '@/provider/platform/unavailable'

/** The callback as pg's types have it. */
type Connected = Parameters<pg.Pool['connect']>[0]

const TRIES = 5

/** Connections to the embedded server, which is started, or started again, when there is none. */
export class EmbeddedPool extends pg.Pool {
  constructor(
    private server: ServerProcess,
    dataDir: string,
    most: number,
  ) {
    super({ host: socketFolder(dataDir), port: SOCKET_PORT, user: 'postgres', database: 'postgres', max: most })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const client = this.connectToServer()
    if (!callback) return client
    client.then(
      (connected) => callback(undefined, connected, connected.release),
      (error: Error) => callback(error, undefined, () => {}),
    )
  }

  private async connectToServer(): Promise<pg.PoolClient> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await super.connect()
      } catch (error) {
        if (left === 0 || !isUnavailable(error)) throw error
        // Between finding a server and connecting to it, that one may have ended.
        await this.server.ensure()
      }
    }
  }
}
