import type { ContentDocument } from '@learntrail/contract/content/document'
import { expect, test } from 'vitest'
import { withNames } from './mentions.rules.ts'

test('mentions carry the name that a person has, wherever they stand', () => {
  const mention = (label: string) => ({ type: 'mention' as const, attrs: { id: 'p', label } })
  const document = (label: string): ContentDocument => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [mention(label)] },
      { type: 'paragraph' },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [mention(label)] }] }],
      },
      { type: 'blockquote', content: [{ type: 'heading', attrs: { level: 2 }, content: [mention(label)] }] },
    ],
  })
  expect(withNames(document('校長'), new Map([['p', '林小雨']]))).toEqual(document('林小雨'))
})
