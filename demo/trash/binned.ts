/** What 林小雨 has deleted lately. */
export const binnedRecord = {
  title: '段考讀書計畫，第一版',
  text: `本來想一天念完一科，結果第一天就爆掉了。

## 卡住的地方
- 物理抓太少，力學圖畫了三次才對
- 英文單字排在睡前，根本背不進去

第二版改成一天兩科，各念一半。`,
  /** Days before today. */
  published: 12,
  deleted: 9,
} as const

export const binnedDraft = {
  title: '合唱團招新的文案',
  text: '不用會看譜，也不用唱得多好。你只要願意在星期三放學後，跟二十個人一起呼吸。',
  deleted: 3,
} as const
