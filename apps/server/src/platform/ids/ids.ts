import { randomBytes } from 'node:crypto'

let lastTime = 0
let sequence = 0

/**
 * A new UUIDv7: 48 bits of time in milliseconds, then a 12-bit sequence within the millisecond, then chance. Ids made by
 * one process sort in the order they were made.
 */
export function newId(now: number = Date.now()): string {
  if (now > lastTime) {
    lastTime = now
    sequence = 0
  } else {
    sequence += 1
    if (sequence > 0xfff) {
      lastTime += 1
      sequence = 0
    }
  }
  const time = lastTime.toString(16).padStart(12, '0')
  const rest = randomBytes(8)
  rest[0] = ((rest[0] ?? 0) & 0x3f) | 0x80
  const tail = rest.toString('hex')
  const version = `7${sequence.toString(16).padStart(3, '0')}`
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${tail.slice(0, 4)}-${tail.slice(4)}`
}
