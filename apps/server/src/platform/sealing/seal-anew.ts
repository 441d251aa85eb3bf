import { isSealedWithNewest, open, type SealedPlace, type SealingKeys, seal } from './sealing.ts'

export type SealedAnew =
  | { is: 'anew'; sealed: Buffer }
  /** Already sealed with the newest key: an interrupted change of keys continues after it. */
  | { is: 'asItWas' }
  /** Left as it is: the key may be found again. */
  | { is: 'keyMissing' }
  | { is: 'damaged' }

/** Seals one value with the newest key, unless it already is. */
export function sealAnew(keys: SealingKeys, place: SealedPlace, sealed: Uint8Array): SealedAnew {
  const opened = open(keys, place, sealed)
  if (opened.is !== 'open') return opened
  if (isSealedWithNewest(keys, sealed)) return { is: 'asItWas' }
  return { is: 'anew', sealed: seal(keys, place, opened.bytes) }
}
