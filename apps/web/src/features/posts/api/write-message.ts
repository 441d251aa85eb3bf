import { call } from '../../../api/call.ts'

export interface Writing {
  clientId: string
  content: string
}

export function writeMessage(postId: string, { clientId, content }: Writing) {
  return call('POST /api/v2/messages/uploadmessage', {
    body: { targetType: 'portfolio', targetId: postId, clientId, content },
  })
}

export function writeReply(messageId: string, { clientId, content }: Writing) {
  return call('POST /api/v2/replies/uploadreply', { body: { messageId, clientId, content } })
}
