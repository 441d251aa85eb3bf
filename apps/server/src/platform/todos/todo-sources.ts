import type { FeatureName } from '@learntrail/contract/shell/features'
import type { TodoKind } from '@learntrail/contract/todos/kinds'
import { type Declared, kindOf } from '../declared.ts'

/** What of a feature waits for somebody, as SQL. */
export interface TodoSource {
  kind: TodoKind
  /** What a plan must have for it; null: nothing. */
  feature: FeatureName | null
  /**
   * A `select` of all that waits for the viewer `$1` (uuid) at the moment `$2` (timestamptz): columns `id` (uuid), `title`
   * and `where_name` (text), `person` (json of a `personSummary`, or null), `count` (int), `at` and `since` (timestamptz, or
   * null), in this order. It is bounded by what one person can have, is seen by the viewer, and has no `order by`.
   */
  waiting(declared: Declared): string
  /** What stands first among those of the kind, by its columns. */
  first: 'at' | 'since desc'
}

/** What waits for people. */
export const todoSources = kindOf<TodoSource>('things that wait')
