import { features } from '../features.ts'

/**
 * What features have in a fixture of a kind (`posts/posts.samples.fixture.ts`), out of all that a glob finds of it, in the
 * order of the features. What is not called like its folder belongs to another fixture.
 */
export function ofFeatures<Part>(found: Record<string, Part>): Part[] {
  return features.flatMap(({ name }) =>
    Object.entries(found).flatMap(([path, part]) => (path.includes(`/${name}/${name}.`) ? [part] : [])),
  )
}
