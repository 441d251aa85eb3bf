import type { ContentBlock, ContentDocument } from '@learntrail/contract/content/document'

const isEmpty = (block: ContentBlock | undefined) => block?.type === 'paragraph' && !block.content?.length

/** Returns the text with the question appended and an empty paragraph to answer in. */
export function withQuestion({ content }: ContentDocument, question: string): ContentDocument {
  const before = isEmpty(content.at(-1)) ? content.slice(0, -1) : content
  return {
    type: 'doc',
    content: [...before, { type: 'paragraph', content: [{ type: 'text', text: question }] }, { type: 'paragraph' }],
  }
}
