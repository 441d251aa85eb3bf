import { todoLimits } from '@learntrail/contract/todos/limits'
import type { Declared } from '../../platform/declared.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { type TodoSource, todoSources } from '../../platform/todos/todo-sources.ts'

const ofSource = (declared: Declared, { kind, waiting, first }: TodoSource) => `(
  select '${kind}' as kind, one.*, count(*) over ()::int as total from (${waiting(declared)}) one
  where $2::timestamptz is not null order by one.${first} nulls last, one.id ${limitTo(todoLimits.ofKind)})`

/** Viewer, moment: a few of each kind that waits, with how many there are. One statement, as a home is opened all the time. */
export function todosQuery(declared: Declared, hasFeature: (name: string) => boolean) {
  const sources = declared.of(todoSources).filter(({ feature }) => feature === null || hasFeature(feature))
  const plan = [...new Set(sources.flatMap(({ feature }) => feature ?? []))].sort().join('-')
  return { name: `todos-${plan}`, text: sources.map((source) => ofSource(declared, source)).join('\nunion all ') }
}
