import { features } from '../features.ts'

/**
 * Returns the parts of features from fixtures of a kind (`posts/posts.samples.fixture.ts`) among everything a glob
 * finds, in the order of the features. Files not named like their folder belong to other fixtures.
 */
export function ofFeatures<Part>(found: Record<string, Part>): Part[] {
  return features.flatMap(({ name }) =>
    Object.entries(found).flatMap(([path, part]) => (path.includes(`/${name}/${name}.`) ? [part] : [])),
  )
}
