import { audiences } from '../../testing/subject.ts'
import { type CommentedThing, messagesOn } from '../comments/commented.fixture.ts'
import { befriend } from '../people/index.ts'
import { lay, pebblesPath } from './pebbles.fixture.ts'

export const commented: readonly CommentedThing[] = [
  {
    type: 'pebble',
    thing: 'a pebble',
    on: (id) => messagesOn('pebble', id, { missing: 'PEBBLE_NOT_FOUND', path: `${pebblesPath}/${id}` }),
    ofOwner: {
      place: 'below a pebble of the owner,',
      target: async ({ owner }) => (await lay(owner)).id,
      admit: ({ product, owner }, _target, { id }) => befriend(product.platform, owner.id, id),
      rights: { see: audiences.friends, write: [], remove: audiences.owner },
    },
  },
]
