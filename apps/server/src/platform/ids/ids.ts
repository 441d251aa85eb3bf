import { randomBytes } from 'node:crypto'

let lastTime = 0
let sequence = 0

/**
 * A new UUIDv7: 48 bits of time in milliseconds, then a 12-bit sequence within the millisecond, then chance. Ids that one
 * process makes sort in the order they were made, as long as its clock does not go back.
 */
export function newId(now: number = Date.now()): string {
  sequence = now === lastTime ? Math.min(sequence + 1, 0xfff) : 0
  lastTime = now
  const time = now.toString(16).padStart(12, '0')
  const version = `7${sequence.toString(16).padStart(3, '0')}`
  const chance = randomBytes(8)
  // The variant of RFC 9562: the two highest bits are 10.
  chance.writeUInt8((chance.readUInt8(0) & 0x3f) | 0x80, 0)
  const tail = chance.toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
