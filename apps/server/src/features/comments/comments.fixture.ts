import { ofFeatures } from '../../testing/of-features.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { CommentedThing } from './commented.fixture.ts'

/** Everything that can be commented on, as declared by each feature (`posts/posts.comments.fixture.ts`). */
export const allCommented = ofFeatures(
  import.meta.glob<readonly CommentedThing[]>('../*/*.comments.fixture.ts', { eager: true, import: 'commented' }),
).flat()

/** The things that everybody may see. */
export const commentedThings = allCommented.flatMap(({ thing, on, publish }) =>
  publish
    ? [{ thing, on, make: async (product: TestApp, owner: TestPerson) => on(await publish(product, owner)) }]
    : [],
)

/** The things for groups. */
export const commentedInGroups = allCommented.flatMap(({ thing, on, tellGroup }) =>
  tellGroup
    ? [
        {
          thing,
          make: async (product: TestApp, leader: TestPerson, groupId: string) =>
            on(await tellGroup(product, leader, groupId)),
        },
      ]
    : [],
)
