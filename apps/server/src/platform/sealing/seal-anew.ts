import { isSealedWithNewest, open, type SealedPlace, type SealingKeys, seal } from './sealing.ts'

export type SealedAnew =
  | { is: 'anew'; sealed: Buffer }
  /** The newest key sealed it already: a change of keys that was broken off goes on behind it. */
  | { is: 'asItWas' }
  /** It stays as it is: the key may be found again. */
  | { is: 'keyMissing' }
  | { is: 'damaged' }

/** What a change of keys does with one sealed value: it is sealed with the newest key, once. */
export function sealAnew(keys: SealingKeys, place: SealedPlace, sealed: Uint8Array): SealedAnew {
  const opened = open(keys, place, sealed)
  if (opened.is !== 'open') return opened
  if (isSealedWithNewest(keys, sealed)) return { is: 'asItWas' }
  return { is: 'anew', sealed: seal(keys, place, opened.bytes) }
}
