import { type CommentedThing, messagesOn } from '../comments/commented.fixture.ts'
import { inLedGroup } from '../groups/led-groups.fixture.ts'
import { tell } from './bulletins.fixture.ts'

export const commented: readonly CommentedThing[] = [
  {
    type: 'bulletin',
    thing: 'a bulletin',
    on: (id) =>
      messagesOn('bulletin', id, { missing: 'BULLETIN_NOT_FOUND', path: `/api/v2/portfolios/bulletins/${id}` }),
    tellGroup: async (_product, leader, groupId) => (await tell(leader, groupId, { title: '量量看' })).id,
    ofOwner: {
      place: 'below a bulletin of a group that the owner leads,',
      ...inLedGroup('bulletins', ({ owner }, groupId) => tell(owner, groupId)),
    },
  },
]
