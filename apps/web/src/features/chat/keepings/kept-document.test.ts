import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { plainText } from '@learntrail/contract/content/document'
import { expect, test } from 'vitest'
import { keptDocument } from './kept-document.ts'

const message = (displayName: string, text: string, type: number = messageTypes.text) =>
  ({ author: { id: displayName, displayName }, text, type }) as ChatroomMessage

test('what one person says in a row stands together under their name, line by line; what is no text is told', () => {
  const said = [
    message('小雨', '溶氧 5.1\n\n再測一次'),
    message('小雨', '好了'),
    message('小恩', '', messageTypes.photo),
  ]
  const document = keptDocument(said, () => '傳了照片')
  expect(document.content?.map(({ type }) => type)).toEqual([
    'heading',
    'blockquote',
    'heading',
    'blockquote',
    'paragraph',
  ])
  expect(plainText(document).split('\n').filter(Boolean)).toEqual([
    '小雨',
    '溶氧 5.1',
    '再測一次',
    '好了',
    '小恩',
    '傳了照片',
  ])
})
