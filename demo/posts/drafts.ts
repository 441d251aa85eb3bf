import type { Classification, TagCode } from '@learntrail/contract/tags/tags'
import type { PersonKey } from '../people/people.ts'

interface DemoDraft {
  by: PersonKey
  title: string
  text: string
  kind: Classification | null
  tags: readonly TagCode[]
  own: readonly string[]
}

/** Drafts of records. */
export const drafts: readonly DemoDraft[] = [
  {
    by: 'rain',
    title: '沉積物採樣：瓶底那一公分的泥',
    text: `老師說，缺氧的答案可能不在水裡，在底下。今天我們帶了三支透明壓克力管，在中游的兩個點各取了一管泥。

## 看到的
- 最上面兩公分是黑的，有臭雞蛋的味道
- 往下變成灰色，裡面有一片還認得出來的落葉

## 還要補
量每一層的厚度，查一下黑色是不是硫化鐵。照片在承恩的手機裡，記得跟他要。`,
    kind: 'self_directed_learning',
    tags: ['inquiry_and_research', 'sdg_6'],
    own: ['專題研究', '基隆河'],
  },
  {
    by: 'rain',
    title: '',
    text: '今天合唱團練〈大樹之歌〉，中音部終於不用看譜。學姊說，記得住旋律之後，要開始記得呼吸。',
    kind: null,
    tags: [],
    own: [],
  },
]
