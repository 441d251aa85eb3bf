import { reportProblem } from '../../apps/server/src/features/problems/demo.ts'
import { type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'

/** Reports a problem that waits for an answer. Idempotent. */
export async function makeProblems({ platform, calendar }: Making, ids: Ids): Promise<void> {
  await reportProblem(
    platformAt(platform, calendar.daysAgo(1)),
    { accountId: idOf(ids, 'rain') },
    {
      clientId: stableId('problem of rain'),
      kind: 'files',
      email: null,
      fileIds: [],
      locale: 'tw',
      words: '我想把手機裡的影片放進紀錄，上傳到一半就停住了。重開一次還是一樣，同學的手機可以。',
      browser: {
        program: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1',
        screen: '390 × 664 @ 3',
        language: 'zh-TW',
        address: '/user/build-portfolio',
        version: '0.1.0',
      },
    },
  )
}
