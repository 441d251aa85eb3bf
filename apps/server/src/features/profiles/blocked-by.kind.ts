import { type Declared, kindOf } from '../../platform/declared.ts'

/** SQL of `blockedIds` (contract `profiles/users`) for an SQL expression of an id. */
type BlockedBy = (person: string) => string

/** Whom a person has blocked; declared by the feature people. */
export const blocksOf = kindOf<BlockedBy>('blocks of people')

export function blockedBy(declared: Declared, person: string): string {
  const [blocked] = declared.of(blocksOf)
  return blocked?.(person) ?? `'{}'::uuid[]`
}
