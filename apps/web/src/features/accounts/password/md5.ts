// RFC 1321, only to prove an old password; new ones are never stored in this form.
const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const sines = Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0)

export function md5(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, message.length * 8, true)

  const hash = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  for (let block = 0; block < padded.length; block += 64) compress(hash, view, block)

  const result = new Uint8Array(16)
  const out = new DataView(result.buffer)
  hash.forEach((word, index) => {
    out.setInt32(index * 4, word, true)
  })
  return result
}

function compress(hash: Int32Array, view: DataView, block: number) {
  let [a = 0, b = 0, c = 0, d = 0] = hash
  for (let index = 0; index < 64; index += 1) {
    const round = index >> 4
    const { mixed, word } = roundOf(round, index, b, c, d)
    const sum = (a + mixed + (sines[index] ?? 0) + view.getInt32(block + word * 4, true)) | 0
    const shift = shifts[round * 4 + (index % 4)] ?? 0
    a = d
    d = c
    c = b
    b = (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0
  }
  ;[a, b, c, d].forEach((word, index) => {
    hash[index] = (hash[index] ?? 0) + word
  })
}

function roundOf(round: number, index: number, b: number, c: number, d: number) {
  if (round === 0) return { mixed: (b & c) | (~b & d), word: index }
  if (round === 1) return { mixed: (d & b) | (~d & c), word: (5 * index + 1) % 16 }
  if (round === 2) return { mixed: b ^ c ^ d, word: (3 * index + 5) % 16 }
  return { mixed: c ^ (b | ~d), word: (7 * index) % 16 }
}
