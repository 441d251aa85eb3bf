import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** The place that sealed bytes are bound to: they can be opened for no other. */
export interface SealedPlace {
  /** Id of the row. */
  id: string
  field: string
}

export type Opened =
  | { is: 'open'; bytes: Buffer }
  /** None of the keys sealed it. */
  | { is: 'keyMissing' }
  /** Not what was sealed, or sealed for another place. */
  | { is: 'damaged' }

/** The first seals; all of them open. */
export type SealingKeys = readonly [SealingKey, ...SealingKey[]]

interface SealingKey {
  name: Buffer
  key: Buffer
}

const cipher = 'aes-256-gcm'
const version = 1
const bytesOf = { version: 1, key: 32, name: 8, nonce: 12, tag: 16 } as const
const head = bytesOf.version + bytesOf.name + bytesOf.nonce + bytesOf.tag

/**
 * Parses the keys of a setting: 32 bytes each in base64, separated by commas, the newest first. Throws if one is
 * invalid.
 */
export function sealingKeys(setting: string): SealingKeys {
  const [newest, ...older] = setting.split(',').map(sealingKey)
  if (newest === undefined) throw new Error('There is no key')
  return [newest, ...older]
}

/** Returns a new key in the form of the setting. */
export function newSealingKey(): string {
  return randomBytes(bytesOf.key).toString('base64')
}

/** Encrypts bytes for one place with the newest key. The result differs every time. */
export function seal(keys: SealingKeys, place: SealedPlace, bytes: Uint8Array): Buffer {
  const [{ name, key }] = keys
  const nonce = randomBytes(bytesOf.nonce)
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: bytesOf.tag })
  sealing.setAAD(boundTo(name, place))
  const hidden = Buffer.concat([sealing.update(bytes), sealing.final()])
  return Buffer.concat([Buffer.from([version]), name, nonce, sealing.getAuthTag(), hidden])
}

/** Decrypts what was sealed for this place. A failure is a return value, so that a screen can report it. */
export function open(keys: SealingKeys, place: SealedPlace, sealed: Uint8Array): Opened {
  const whole = Buffer.from(sealed)
  if (whole.length < head || whole[0] !== version) return { is: 'damaged' }
  const used = keys.find(({ name }) => name.equals(nameIn(whole)))
  if (used === undefined) return { is: 'keyMissing' }
  const nonceAt = bytesOf.version + bytesOf.name
  const tagAt = nonceAt + bytesOf.nonce
  const opening = createDecipheriv(cipher, used.key, whole.subarray(nonceAt, tagAt), { authTagLength: bytesOf.tag })
  opening.setAAD(boundTo(used.name, place))
  opening.setAuthTag(whole.subarray(tagAt, head))
  try {
    return { is: 'open', bytes: Buffer.concat([opening.update(whole.subarray(head)), opening.final()]) }
  } catch {
    return { is: 'damaged' }
  }
}

/** Returns whether the newest key sealed it; otherwise it needs sealing anew. */
export function isSealedWithNewest(keys: SealingKeys, sealed: Uint8Array): boolean {
  const whole = Buffer.from(sealed)
  return whole.length >= head && whole[0] === version && keys[0].name.equals(nameIn(whole))
}

function sealingKey(text: string): SealingKey {
  const key = Buffer.from(text.trim(), 'base64')
  // The message never contains the key, because it ends up in a log.
  if (key.length !== bytesOf.key)
    throw new Error(`A key has ${bytesOf.key} bytes in base64; one of these has ${key.length}`)
  return { key, name: createHash('sha256').update('sealing key').update(key).digest().subarray(0, bytesOf.name) }
}

function nameIn(whole: Buffer): Buffer {
  return whole.subarray(bytesOf.version, bytesOf.version + bytesOf.name)
}

/** Returns the associated data of a place, encoded as a JSON list so that no two places have the same encoding. */
function boundTo(name: Buffer, { id, field }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([version, name.toString('hex'), id, field]))
}
