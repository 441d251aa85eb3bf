import { describe, expect, it } from 'vitest'
import { emptyValues } from '../draft/draft-values.ts'
import { retagDraft, retagged, type TagChange } from './retag-draft.ts'

describe('own tags of what is being written', () => {
  it.each<[string[], TagChange, string[]]>([
    [['Python', '程式'], { action: 'rename', name: 'ｐｙｔｈｏｎ', newName: '寫程式' }, ['寫程式', '程式']],
    [['甲', '乙', '丙'], { action: 'merge', names: ['甲', '丙'], into: '乙' }, ['乙']],
    [['科展', '生物'], { action: 'merge', names: ['科學展覽'], into: '科展' }, ['科展', '生物']],
    [['臨時', '專題'], { action: 'remove', name: '臨時' }, ['專題']],
    [['專題'], { action: 'add', name: '新的' }, ['專題']],
  ])('%j after %j', (tags, change, result) => expect(retagged(tags, change)).toEqual(result))

  it('are left alone when nothing of them changes, so that nothing is saved', () => {
    const changes: object[] = []
    const session = (customTags: string[]) => ({
      read: () => ({ values: { ...emptyValues, customTags } }) as never,
      change: (part: object) => void changes.push(part),
    })
    retagDraft(session(['專題']), { action: 'remove', name: '別的' })
    expect(changes).toEqual([])
    retagDraft(session(['專題']), { action: 'remove', name: '專題' })
    expect(changes).toEqual([{ customTags: [] }])
  })
})
