import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

interface Making {
  challenge: string
  rp: { id: string }
  user: { id: string }
}

interface Signing {
  challenge: string
  rpId: string
}

/** Ways in which an authenticator deviates from the protocol. */
interface Spoilt {
  origin?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string
  signWith?: KeyObject
}

const flags = { present: 0x01, verified: 0x04, mayBeBackedUp: 0x08, isBackedUp: 0x10, hasCredential: 0x40 }

/**
 * A phone or security key in software, with one passkey. Makes real attestations of format "none" and real signatures.
 */
export class Authenticator {
  readonly id = randomBytes(16)
  readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #userHandle: string | undefined
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  make({ challenge, rp, user }: Making, spoilt: Spoilt = {}) {
    this.#userHandle = user.id
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.#publicKey()])
    const authData = Buffer.concat([this.#authData(rp.id, flags.hasCredential, spoilt), credential])
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ])
    return {
      id: this.id.toString('base64url'),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, spoilt).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  sign({ challenge, rpId }: Signing, spoilt: Spoilt = {}) {
    this.#counter = spoilt.counter ?? this.#counter + 1
    const clientData = this.#clientData('webauthn.get', challenge, spoilt)
    const authenticatorData = this.#authData(rpId, 0, spoilt)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
    const signature = createSign('SHA256')
      .update(signed)
      .sign(spoilt.signWith ?? this.keys.privateKey)
    return {
      id: this.id.toString('base64url'),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: spoilt.userHandle ?? this.#userHandle,
      },
    }
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Spoilt): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #authData(rpId: string, more: number, { isVerified = true }: Spoilt): Buffer {
    const verified = isVerified ? flags.verified : 0
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const state = flags.present | verified | flags.mayBeBackedUp | flags.isBackedUp | more
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([state]), counter])
  }

  /** A COSE key for ES256: key type 2, algorithm -7, curve 1, and the coordinates on the curve. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ])
  }
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]),
    bytes,
  ])
