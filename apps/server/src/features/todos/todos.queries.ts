import { todoLimits } from '@learntrail/contract/todos/limits'
import type { Declared } from '../../platform/declared.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { type TodoSource, todoSources } from '../../platform/todos/todo-sources.ts'

const ofSource = (declared: Declared, { kind, waiting, first }: TodoSource) => `(
  select '${kind}' as kind, one.*, count(*) over ()::int as total from (${waiting(declared)}) one
  where $2::timestamptz is not null order by one.${first} nulls last, one.id ${limitTo(todoLimits.ofKind)})`

/** Built once: the same for every viewer. */
const statements = (declared: Declared) =>
  declared.of(todoSources).map((source) => ({ feature: source.feature, text: ofSource(declared, source) }))

/**
 * A few to-dos of each kind, with the number of all. One statement, since homes are opened all the time. $1 viewer, $2
 * now.
 */
export function todosQuery(declared: Declared, hasFeature: (name: string) => boolean) {
  const sources = declared.made(statements).filter(({ feature }) => feature === null || hasFeature(feature))
  const plan = [...new Set(sources.flatMap(({ feature }) => feature ?? []))].sort().join('-')
  return { name: `todos-${plan}`, text: sources.map(({ text }) => text).join('\nunion all ') }
}
