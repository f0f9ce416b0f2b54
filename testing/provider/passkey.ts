import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { z } from 'zod'

/** An authenticator of software: its attestation is "none", as a website is given it. */

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const coordinate = z.object({ x: z.string(), y: z.string() })
const optionsSchema = z.object({
  data: z.object({
    ticket: z.string(),
    options: z.object({ challenge: z.string(), user: z.object({ id: z.string() }).optional() }),
  }),
})

/** What is other than it should be. */
type Amiss = {
  origin?: string
  rpId?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string
  challenge?: string
}

/** What a call of the options answers. */
export const readOptions = (body: unknown) => optionsSchema.parse(body).data

/** @param site where the browser is */
export function makeAuthenticator(site: URL) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = coordinate.parse(publicKey.export({ format: 'jwk' }))
  const id = randomBytes(16)
  // CBOR: a key of COSE for ES256.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  let owner = ''
  let counter = 0

  const clientData = (type: string, challenge: string, { origin = site.origin }: Amiss) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  function authenticatorData({ rpId = site.hostname, isVerified = true, ...amiss }: Amiss, attested: Buffer | null) {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (attested === null ? 0 : HAS_CREDENTIAL)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(amiss.counter ?? counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    /** Makes its passkey for what the website asks with. */
    register(body: unknown, amiss: Amiss = {}) {
      const { ticket, options } = readOptions(body)
      owner = options.user?.id ?? ''
      const length = Buffer.from([0, id.length])
      const data = authenticatorData(amiss, Buffer.concat([Buffer.alloc(16), length, id, cose]))
      const size = Buffer.alloc(2)
      size.writeUInt16BE(data.length)
      // CBOR: { fmt: 'none', attStmt: {}, authData: … }.
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex')
      const response = {
        clientDataJSON: clientData('webauthn.create', amiss.challenge ?? options.challenge, amiss).toString(
          'base64url',
        ),
        attestationObject: Buffer.concat([head, size, data]).toString('base64url'),
      }
      return { ticket, response: JSON.stringify({ ...named, response, clientExtensionResults: {} }) }
    },
    /** Signs what the website asks with. */
    sign(body: unknown, amiss: Amiss = {}) {
      const { ticket, options } = readOptions(body)
      counter += 1
      const client = clientData('webauthn.get', amiss.challenge ?? options.challenge, amiss)
      const data = authenticatorData(amiss, null)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle: amiss.userHandle ?? owner,
      }
      return { ticket, response: JSON.stringify({ ...named, response, clientExtensionResults: {} }) }
    },
  }
}
