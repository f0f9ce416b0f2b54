import type { IncomingHttpHeaders } from 'node:http'

export type Answer = { status: number; body: unknown }
/** `call` is the method and the path, as `POST /auth/otp/send`. */
export type StudentCall = { call: string; headers: IncomingHttpHeaders; body: Buffer; host: string }
