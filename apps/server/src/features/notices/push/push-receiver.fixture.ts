import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushMessage } from '@learntrail/contract/push/push'

interface Received {
  path: string
  message: PushMessage
  /** Claims of the VAPID token, whose signature was verified: audience, expiry and sender. */
  claims: { aud: string; exp: number; sub: string }
  ttl: string | undefined
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
  parts.reduce((made, part) => made.update(part), createHmac('sha256', key)).digest()

/** A push service with one browser: decrypts messages as a browser does (RFC 8291), with keys of its own. */
export async function startPushReceiver() {
  const received: Received[] = []
  const state = { status: 201, publicKey: '' }
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (state.status < 300) received.push(read(request, body))
    response.writeHead(state.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function read(request: IncomingMessage, body: Buffer): Received {
    return {
      path: request.url ?? '',
      message: JSON.parse(decrypt(body)) as PushMessage,
      claims: claimsOf(request.headers.authorization ?? ''),
      ttl: request.headers.ttl as string | undefined,
    }
  }

  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const length = body.readUInt8(20)
    const sender = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
    const input = hmac(hmac(auth, browser.computeSecret(sender)), info, Buffer.from([1]))
    const base = hmac(salt, input)
    const key = hmac(base, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16)
    const nonce = hmac(base, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12)
    const open = createDecipheriv('aes-128-gcm', key, nonce)
    open.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
    // The last non-zero byte, 2, marks the last record (RFC 8188).
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }

  function claimsOf(authorization: string): Received['claims'] {
    const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(authorization) ?? []
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' })
    const signed = Buffer.from(`${head}.${claims}`)
    const isTrue = verify(
      'sha256',
      signed,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    if (!isTrue || key !== state.publicKey) throw new Error('not signed with the key that the browser subscribed with')
    return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['claims']
  }

  return {
    origin,
    received,
    state,
    /** The subscription that a browser of this service gives the product. */
    subscription: (name: string) => ({
      endpoint: `${origin}/push/${name}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    close: () => server.close(),
  }
}
