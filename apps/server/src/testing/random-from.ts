/** A random integer from 0 up to, but not including, `below`. */
export type Random = (below: number) => number

/** Returns a generator with the same sequence for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
