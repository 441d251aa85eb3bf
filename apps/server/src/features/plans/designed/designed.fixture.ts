import { randomUUID } from 'node:crypto'
import type { DoingForForm } from '../form/done-of.rules.ts'
import type { PlanForForm } from '../form/form-of.rules.ts'

const by = { id: randomUUID(), displayName: '陳怡君', avatar: null, isDeleted: false }
const at = '2027-01-12T02:00:00.000Z'

/** A plan with a result, done except for every fourth item. */
export function doneOf(plan: PlanForForm): DoingForForm {
  const nothing = { version: 1, timers: [], files: [], said: [], updatedAt: at }
  return {
    weekPerProgress: plan.progress.weeks.map(({ id, items }, place) => ({
      ...nothing,
      weekId: id,
      number: place + 1,
      minutes: 45 + place * 5,
      note: place % 3 === 0 ? '清晨六點半到操場邊，錄到兩種新的叫聲；白頭翁換氣的停頓比想像中長。' : '',
      done: items
        .filter((_, item) => (place + item) % 4 !== 3)
        .map((item) => ({ itemId: item.id, text: item.text, lessons: item.lessons, by, at })),
      links: place === 1 ? [{ id: randomUUID(), name: 'eBird 台灣', url: 'https://ebird.org/taiwan' }] : [],
      records: place % 5 === 0 ? [{ id: randomUUID(), title: `定點觀察：第 ${place + 1} 週` }] : [],
    })),
    result: {
      version: 1,
      summary:
        '一個學期下來認得 23 種鳥的叫聲，做出一張校園鳥類地圖。\n牠們在三月最吵，清晨六點半到七點之間叫得最多；上課鐘響以後，麻雀反而靠近走廊。',
      difference: '原本想每週兩次，期中考那兩週只去了一次；後來把錄音改成手機，容易多了。',
      evaluations: plan.criteria.map((criterion, index) => ({
        criterion,
        level: index === 0 ? 5 : 3,
        text: index === 0 ? '認得 23 種，最難的是五色鳥和樹鵲。' : '地圖畫好了，還沒有請同學試用。',
      })),
    },
    opinion: { text: '觀察很仔細，會自己找方法解決錄音的問題。下一次可以試試量化比較。', by, at },
    certified: { by, at },
  }
}
