import { crc32, deflateSync } from 'node:zlib'

/** Makes a PNG as a person would choose it. With noise it takes about three bytes a pixel. */
export function picture(name: string, { width = 320, height = 240, isNoisy = false } = {}) {
  const row = (y: number) => [
    0,
    ...Array.from({ length: width * 3 }, (_, x) => (isNoisy ? chance(x, y) : 90 + (y % 120))),
  ]
  const pixels = Buffer.from(Array.from({ length: height }, (_, y) => row(y)).flat())
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const header = Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const buffer = Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND')])
  return { name, mimeType: 'image/png', buffer }
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Pseudo-random noise, the same every time. */
function chance(x: number, y: number): number {
  const mixed = Math.imul(x * 374_761_393 + y * 668_265_263, 1_274_126_177)
  return (mixed ^ (mixed >>> 16)) & 0xff
}
