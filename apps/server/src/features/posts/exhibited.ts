import { type Declared, kindOf } from '../../platform/declared.ts'

/** SQL: ids of the records in what is exhibited to the viewer, as `post_id`, each once. */
type Exhibited = (viewer: string) => string

/** What is exhibited is told by the feature that exhibits; whether a record in it may be seen is decided here. */
export const exhibitions = kindOf<Exhibited>('exhibitions')

export function exhibitedTo(declared: Declared, viewer: string): string {
  const exhibited = declared.of(exhibitions).map((postsOf) => postsOf(viewer))
  return exhibited.length === 0 ? 'select null::uuid as post_id where false' : exhibited.join(' union ')
}
