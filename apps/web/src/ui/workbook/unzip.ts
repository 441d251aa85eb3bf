const end = 0x06054b50
const entry = 0x02014b50

/** Maximum unpacked size of one part in bytes, against decompression bombs. */
const mostUnpacked = 20_000_000

/**
 * Opens a ZIP archive. Returns a function that unpacks a part by name (null if it is missing, broken or too large), or
 * null if the bytes are no ZIP.
 */
export function openZip(bytes: Uint8Array): ((name: string) => Promise<Uint8Array | null>) | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = bytes.length - 22
  while (at >= 0 && at > bytes.length - 66_000 && view.getUint32(at, true) !== end) at -= 1
  if (at < 0 || view.getUint32(at, true) !== end) return null
  const parts = new Map<string, { at: number; size: number; method: number }>()
  let place = view.getUint32(at + 16, true)
  for (let left = view.getUint16(at + 10, true); left > 0; left -= 1) {
    if (place + 46 > bytes.length || view.getUint32(place, true) !== entry) return null
    const [name, extra, note] = [28, 30, 32].map((offset) => view.getUint16(place + offset, true)) as [
      number,
      number,
      number,
    ]
    const called = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + name))
    parts.set(called, {
      at: view.getUint32(place + 42, true),
      size: view.getUint32(place + 20, true),
      method: view.getUint16(place + 10, true),
    })
    place += 46 + name + extra + note
  }
  return async (name) => {
    const part = parts.get(name)
    if (part === undefined || part.at + 30 > bytes.length) return null
    const from = part.at + 30 + view.getUint16(part.at + 26, true) + view.getUint16(part.at + 28, true)
    const packed = bytes.subarray(from, from + part.size)
    if (part.method === 0) return packed
    return part.method === 8 ? inflate(packed) : null
  }
}

async function inflate(packed: Uint8Array): Promise<Uint8Array | null> {
  const stream = new DecompressionStream('deflate-raw')
  const writer = stream.writable.getWriter()
  // Errors of broken data are handled by the reader.
  writer.write(packed as BufferSource).catch(() => undefined)
  writer.close().catch(() => undefined)
  const reader = stream.readable.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
      if (size > mostUnpacked) {
        await reader.cancel()
        return null
      }
      pieces.push(value)
    }
  } catch {
    return null
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
