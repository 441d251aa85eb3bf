import type { PersonKey } from '../people/people.ts'

/** A co-editor's remark on a passage of a unit's text. */
export interface DemoRemark {
  unit: string
  quote: string
  by: PersonKey
  says: string
  replies?: readonly (readonly [by: PersonKey, says: string])[]
  isResolved?: true
}

/** By the courses' keys. */
export const remarks: Readonly<Record<string, readonly DemoRemark[]>> = {
  poems: [
    {
      unit: '第一行寫看到的',
      quote: '第一行不要形容詞',
      by: 'chen',
      says: '七年級有人會問什麼是形容詞。要不要先放一個不好的例子，再放這一行？',
      replies: [['liu', '好，我放「美麗的雨」當例子，寫在引用的上面。']],
    },
    {
      unit: '第二行轉一個彎',
      quote: '但不要走太遠',
      by: 'liu',
      says: '「太遠」有點抽象。你班上有沒有學生寫過可以拿來用的？',
    },
    {
      unit: '今天的題目：等',
      quote: '不要出現「等」字',
      by: 'chen',
      isResolved: true,
      says: '題目裡有「等」，學生會不會以為要寫出來？',
      replies: [['liu', '這一句就是規則，上課時我會先唸一次。']],
    },
  ],
}
