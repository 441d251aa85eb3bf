import { type CommentedThing, messagesOn } from '../comments/commented.fixture.ts'
import { inLedGroup } from '../groups/led-groups.fixture.ts'
import { ask } from './homework.fixture.ts'

export const commented: readonly CommentedThing[] = [
  {
    type: 'homework',
    thing: 'homework',
    on: (id) => messagesOn('homework', id, { missing: 'HOMEWORK_NOT_FOUND', path: `/api/v2/homework/questions/${id}` }),
    tellGroup: async (product, leader, groupId) => (await ask(product, leader, groupId, { title: '量量看' })).id,
    ofOwner: {
      place: 'below homework of a group that the owner leads,',
      ...inLedGroup('homework_questions', ({ product, owner }, groupId) => ask(product, owner, groupId)),
    },
  },
]
