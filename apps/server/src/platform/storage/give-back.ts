/**
 * Gives the memory of a chunk back at once, where all of it is the chunk's. The collector would let tens of megabytes
 * gather first, since all it sees is small objects, and would then look through everything there is. Nobody may read the
 * chunk afterwards.
 */
export function giveBack({ buffer, byteOffset, byteLength }: Buffer): void {
  const isWhole = byteOffset === 0 && byteLength === buffer.byteLength
  if (isWhole && buffer instanceof ArrayBuffer) buffer.transfer(0)
}
