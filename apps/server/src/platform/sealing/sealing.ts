import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Where sealed bytes belong: they are read there and nowhere else. */
export interface SealedPlace {
  /** Id of the row. */
  id: string
  field: string
}

export type Opened =
  | { is: 'open'; bytes: Buffer }
  /** None of the keys made it. */
  | { is: 'keyMissing' }
  /** Not what was sealed, or sealed for another place. */
  | { is: 'damaged' }

/** The first seals; all of them read. */
export type SealingKeys = readonly [SealingKey, ...SealingKey[]]

interface SealingKey {
  name: Buffer
  key: Buffer
}

const cipher = 'aes-256-gcm'
const version = 1
const bytesOf = { version: 1, key: 32, name: 8, nonce: 12, tag: 16 } as const
const head = bytesOf.version + bytesOf.name + bytesOf.nonce + bytesOf.tag

/** Keys of a setting: 32 bytes each in base64, separated by commas, the newest first. Throws where one is none. */
export function sealingKeys(setting: string): SealingKeys {
  const [newest, ...older] = setting.split(',').map(sealingKey)
  if (newest === undefined) throw new Error('There is no key')
  return [newest, ...older]
}

/** A new key, as a setting holds it. */
export function newSealingKey(): string {
  return randomBytes(bytesOf.key).toString('base64')
}

/** Encrypts bytes for one place with the newest key. The same bytes never come out the same. */
export function seal(keys: SealingKeys, place: SealedPlace, bytes: Uint8Array): Buffer {
  const [{ name, key }] = keys
  const nonce = randomBytes(bytesOf.nonce)
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: bytesOf.tag })
  sealing.setAAD(boundTo(name, place))
  const hidden = Buffer.concat([sealing.update(bytes), sealing.final()])
  return Buffer.concat([Buffer.from([version]), name, nonce, sealing.getAuthTag(), hidden])
}

/** Decrypts what was sealed for this place. What cannot be read is an answer, so that a screen can say so. */
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

/** Whether the newest key sealed it; what another sealed is to be sealed anew. */
export function isSealedWithNewest(keys: SealingKeys, sealed: Uint8Array): boolean {
  const whole = Buffer.from(sealed)
  return whole.length >= head && whole[0] === version && keys[0].name.equals(nameIn(whole))
}

function sealingKey(text: string): SealingKey {
  const key = Buffer.from(text.trim(), 'base64')
  // The message never says the key: it ends up in a log.
  if (key.length !== bytesOf.key)
    throw new Error(`A key has ${bytesOf.key} bytes in base64; one of these has ${key.length}`)
  return { key, name: createHash('sha256').update('sealing key').update(key).digest().subarray(0, bytesOf.name) }
}

function nameIn(whole: Buffer): Buffer {
  return whole.subarray(bytesOf.version, bytesOf.version + bytesOf.name)
}

/** As a list in JSON, so that no two places read the same when they are put together. */
function boundTo(name: Buffer, { id, field }: SealedPlace): Buffer {
  return Buffer.from(JSON.stringify([version, name.toString('hex'), id, field]))
}
