/** What every class of the year is asked, at shares of what is over of a term. */
export interface Assignment {
  title: string
  text: string
  given: number
  due: number
  /** The teacher certifies some of it. */
  isCertified?: true
  isPutAway?: true
}

export const assignments: Readonly<Record<'former' | 'running', readonly Assignment[]>> = {
  former: [
    {
      ...{ title: '第一次讀書心得', given: 0.2, due: 0.32, isPutAway: true, isCertified: true },
      text: '選一篇課文，寫一件你讀第二次才發現的事。',
    },
    {
      ...{ title: '改寫一段對話', given: 0.6, due: 0.72, isPutAway: true },
      text: '把一段敘述改成對話，或把對話改成敘述，再說說差在哪裡。',
    },
  ],
  running: [
    {
      ...{ title: '一個地方的一天', given: 0.1, due: 0.22, isCertified: true },
      text: '選一個你天天經過的地方，寫它從早到晚的樣子。',
    },
    {
      ...{ title: '問作者一個問題', given: 0.45, due: 0.6 },
      text: '讀完這一課，寫一個你真的想問作者的問題，還有你猜他會怎麼回答。',
    },
    {
      ...{ title: '一個詞的三種用法', given: 0.82, due: 0.93 },
      text: '找一個詞，在三首詩裡各是什麼意思？',
    },
  ],
}
