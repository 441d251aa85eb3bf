/** A random number below another. */
export type Random = (below: number) => number

/** The same numbers each time, whoever asks first. */
export function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
