import type { FeatureName } from '@learntrail/contract/shell/features'
import type { TodoKind } from '@learntrail/contract/todos/kinds'
import { type Declared, kindOf } from '../declared.ts'

/** What a feature has waiting for a person, as SQL. */
export interface TodoSource {
  kind: TodoKind
  /** The feature of a plan that it requires; null if none. */
  feature: FeatureName | null
  /**
   * Returns a `select` of everything waiting for the viewer `$1` (uuid) at the moment `$2` (timestamptz): columns `id`
   * (uuid), `title` and `where_name` (text), `person` (json of a `personSummary`, or null), `count` (int), `at` and
   * `since` (timestamptz, or null), in this order. It must be bounded by what one person can have, visible to the
   * viewer, and without `order by`.
   */
  waiting(declared: Declared): string
  /** The order within the kind, by its columns. */
  first: 'at' | 'since desc'
}

/** What waits for people. */
export const todoSources = kindOf<TodoSource>('things that wait')
