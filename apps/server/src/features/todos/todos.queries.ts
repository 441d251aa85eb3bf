import { todoLimits } from '@learntrail/contract/todos/limits'
import type { Declared } from '../../platform/declared.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { type TodoSource, todoSources } from '../../platform/todos/todo-sources.ts'

const ofSource = (declared: Declared, { kind, waiting, first }: TodoSource) => `(
  select '${kind}' as kind, one.*, count(*) over ()::int as total from (${waiting(declared)}) one
  where $2::timestamptz is not null order by one.${first} nulls last, one.id ${limitTo(todoLimits.ofKind)})`

/** Made once: what a source reads is the same whoever asks. */
const statements = (declared: Declared) =>
  declared.of(todoSources).map((source) => ({ feature: source.feature, text: ofSource(declared, source) }))

/** Viewer, moment: a few of each kind that waits, with how many there are. One statement, as a home is opened all the time. */
export function todosQuery(declared: Declared, hasFeature: (name: string) => boolean) {
  const sources = declared.made(statements).filter(({ feature }) => feature === null || hasFeature(feature))
  const plan = [...new Set(sources.flatMap(({ feature }) => feature ?? []))].sort().join('-')
  return { name: `todos-${plan}`, text: sources.map(({ text }) => text).join('\nunion all ') }
}
