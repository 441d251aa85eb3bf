import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { publish } from '../posts/posts.fixture.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/messages/uploadmessage': {
      targetType: 'portfolio',
      targetId: nobody,
      content: '寫得很清楚',
      clientId: nobody,
    },
    'POST /api/v2/messages/editmessage': { id: nobody, content: '寫得很清楚' },
    'POST /api/v2/messages/updatemessagelikenumber': { id: nobody, isLiked: true },
    'POST /api/v2/replies/uploadreply': { messageId: nobody, content: '謝謝', clientId: nobody },
    'POST /api/v2/replies/editreply': { id: nobody, content: '謝謝' },
    'POST /api/v2/replies/updatereplylikenumber': { id: nobody, isLiked: true },
  },
  queries: {
    'GET /api/v2/messages': { targetType: 'portfolio', targetId: nobody, cursor: 'abc' },
    'GET /api/v2/messages/message-like-list': { id: nobody, cursor: 'abc' },
    'GET /api/v2/replies': { messageId: nobody, cursor: 'abc' },
    'GET /api/v2/replies/reply-like-list': { id: nobody, cursor: 'abc' },
  },
  own: {
    'POST /api/v2/messages/uploadmessage': async (person) => {
      const { id: targetId } = await publish(person)
      const body = { targetType: 'portfolio', targetId, content: '寫得很清楚', clientId: randomUUID() }
      return { path: '/api/v2/messages/uploadmessage', body }
    },
  },
}
