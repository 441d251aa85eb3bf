// FIPS 180-4. The constants are fractional parts of roots of the first primes, computed instead of listed.
const primes: number[] = []
for (let candidate = 2; primes.length < 64; candidate += 1) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
}
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0
const constants = primes.map((prime) => fraction(Math.cbrt(prime)))
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const rotate = (value: number, by: number) => (value >>> by) | (value << (32 - by))

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, message.length * 8)

  const hash = Int32Array.from(start)
  const words = new Int32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    fillWords(words, view, block)
    compress(hash, words)
  }

  const result = new Uint8Array(32)
  const out = new DataView(result.buffer)
  hash.forEach((word, index) => {
    out.setInt32(index * 4, word)
  })
  return result
}

function fillWords(words: Int32Array, view: DataView, block: number) {
  const at = (index: number) => words[index] ?? 0
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(block + index * 4)
  for (let index = 16; index < 64; index += 1) {
    const low = at(index - 15)
    const high = at(index - 2)
    const mixedLow = rotate(low, 7) ^ rotate(low, 18) ^ (low >>> 3)
    const mixedHigh = rotate(high, 17) ^ rotate(high, 19) ^ (high >>> 10)
    words[index] = at(index - 16) + mixedLow + at(index - 7) + mixedHigh
  }
}

function compress(hash: Int32Array, words: Int32Array) {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let index = 0; index < 64; index += 1) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + sumE + choice + (constants[index] ?? 0) + (words[index] ?? 0)) | 0
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = (sumA + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] = (hash[index] ?? 0) + word
  })
}
