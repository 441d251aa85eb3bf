import { type Declared, kindOf } from '../../platform/declared.ts'

/** SQL of `blockedIds` (contract `profiles/users`) of an expression of an id. */
type BlockedBy = (person: string) => string

/** Whom somebody has blocked; people know it. */
export const blocksOf = kindOf<BlockedBy>('blocks of people')

export function blockedBy(declared: Declared, person: string): string {
  const [blocked] = declared.of(blocksOf)
  return blocked?.(person) ?? `'{}'::uuid[]`
}
