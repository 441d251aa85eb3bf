import { type Declared, kindOf } from '../../platform/declared.ts'

/** SQL: the ids of the records exhibited to the viewer, as `post_id`, each once. */
type Exhibited = (viewer: string) => string

/** Declared by the feature that exhibits; whether the viewer may see such a record is decided here. */
export const exhibitions = kindOf<Exhibited>('exhibitions')

export function exhibitedTo(declared: Declared, viewer: string): string {
  const exhibited = declared.of(exhibitions).map((postsOf) => postsOf(viewer))
  return exhibited.length === 0 ? 'select null::uuid as post_id where false' : exhibited.join(' union ')
}
