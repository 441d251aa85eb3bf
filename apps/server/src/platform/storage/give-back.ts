/**
 * Frees the memory of a chunk at once, if the chunk spans its whole buffer. The garbage collector sees only small
 * objects, would let tens of megabytes pile up and then scan everything. The chunk must not be read afterwards.
 */
export function giveBack({ buffer, byteOffset, byteLength }: Buffer): void {
  const isWhole = byteOffset === 0 && byteLength === buffer.byteLength
  if (isWhole && buffer instanceof ArrayBuffer) buffer.transfer(0)
}
