import { expect, test } from 'vitest'
import { writeDraft } from '../ui/keep-draft.ts'
import { hasUnsaved } from './unsaved.ts'

test('what an account has written is unsaved while only this device has it', () => {
  expect(hasUnsaved('xiaoyu')).toBe(false)
  writeDraft('comment.somebody-else.record', { text: '寫到一半' })
  writeDraft('post.xiaoyu', { values: {}, isSynced: true })
  expect(hasUnsaved('xiaoyu')).toBe(false)
  writeDraft('post.xiaoyu', { values: {}, isSynced: false })
  expect(hasUnsaved('xiaoyu')).toBe(true)
  writeDraft('post.xiaoyu', { values: {}, isSynced: true })
  writeDraft('comment.xiaoyu.record', { text: '寫到一半' })
  expect(hasUnsaved('xiaoyu')).toBe(true)
})
