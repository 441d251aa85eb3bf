import { type Declared, kindOf } from '../../platform/declared.ts'

/** Returns SQL of `leader` (contract `people/person-card`) for two SQL expressions of ids. */
type LeaderOf = (viewer: string, person: string) => string

/** Who leads whom, as declared by groups. */
export const leading = kindOf<LeaderOf>('ways of leading')

export function leaderOf(declared: Declared, viewer: string, person: string): string {
  const leaders = declared.of(leading).map((leader) => leader(viewer, person))
  return leaders.length === 0 ? 'null::text' : `coalesce(${leaders.join(', ')})`
}
