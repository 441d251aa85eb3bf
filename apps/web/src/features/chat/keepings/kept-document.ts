import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import type { ContentBlock, ContentDocument } from '@learntrail/contract/content/document'

const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/**
 * Returns messages as the content of a record: each person's words quoted under their name, and room below for one's
 * own thoughts.
 */
export function keptDocument(
  messages: readonly ChatroomMessage[],
  lineOf: (message: ChatroomMessage) => string,
): ContentDocument {
  const content: ContentBlock[] = []
  let speaker: string | undefined
  let quoted: ContentBlock[] = []
  for (const message of messages) {
    const { author, type, text } = message
    if (author.id !== speaker) {
      speaker = author.id
      quoted = []
      content.push({ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: author.displayName }] })
      content.push({ type: 'blockquote', content: quoted })
    }
    const lines = type === messageTypes.text ? text.split('\n').filter((line) => line.trim() !== '') : [lineOf(message)]
    quoted.push(...lines.map(paragraph))
  }
  return { type: 'doc', content: [...content, { type: 'paragraph' }] }
}
