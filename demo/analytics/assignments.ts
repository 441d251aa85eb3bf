/** Homework that every class of the second year gets. */
export interface Assignment {
  title: string
  text: string
  /**
   * A share of the term's elapsed days; or days before today, when another class of the school has homework due as
   * well.
   */
  due: number | { daysAgo: number }
  /** Whether the teacher certifies some of the work. */
  isCertified?: true
  isPutAway?: true
}

export const assignments: Readonly<Record<'former' | 'running', readonly Assignment[]>> = {
  former: [
    {
      title: '第一次讀書心得',
      due: 0.32,
      isPutAway: true,
      isCertified: true,
      text: '選一篇課文，寫一件你讀第二次才發現的事。',
    },
    {
      title: '改寫一段對話',
      due: 0.72,
      isPutAway: true,
      text: '把一段敘述改成對話，或把對話改成敘述，再說說差在哪裡。',
    },
  ],
  running: [
    {
      title: '一個地方的一天',
      due: { daysAgo: 50 },
      isCertified: true,
      text: '選一個你天天經過的地方，寫它從早到晚的樣子。',
    },
    {
      title: '問作者一個問題',
      due: { daysAgo: 24 },
      text: '讀完這一課，寫一個你真的想問作者的問題，還有你猜他會怎麼回答。',
    },
    {
      title: '一個詞的三種用法',
      due: { daysAgo: 2 },
      text: '找一個詞，在三首詩裡各是什麼意思？',
    },
  ],
}
