import { expect, it } from 'vitest'
import { retagged, type TagChange } from './tag-change.ts'

it.each<[string[], TagChange, string[]]>([
  [['Python', '程式'], { action: 'rename', name: 'ｐｙｔｈｏｎ', newName: '寫程式' }, ['寫程式', '程式']],
  [['甲', '乙', '丙'], { action: 'merge', names: ['甲', '丙'], into: '乙' }, ['乙']],
  [['科展', '生物'], { action: 'merge', names: ['科學展覽'], into: '科展' }, ['科展', '生物']],
  [['臨時', '專題'], { action: 'remove', name: '臨時' }, ['專題']],
  [['專題'], { action: 'add', name: '新的' }, ['專題']],
])('own tags %j after %j', (tags, change, result) => expect(retagged(tags, change)).toEqual(result))
