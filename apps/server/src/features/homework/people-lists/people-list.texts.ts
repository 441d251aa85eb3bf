import type { QueueState } from '@learntrail/contract/homework/states'
import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  handIns: { kind: string; state: string; handedInAt: string; score: string; returned: string }
  states: Record<QueueState, string>
  gone: string
  released: string
  notReleased: string
  teams: { kind: string; team: string; alone: string; name(place: number): string }
}

export const homeworkListTexts: Record<Locale, Texts> = {
  tw: {
    handIns: { kind: '作業繳交名單', state: '狀態', handedInAt: '繳交時間', score: '分數', returned: '發還' },
    states: { missing: '缺交', handed_in: '待批改', late: '遲交，待批改', reviewed: '批改完成', returned: '退回訂正' },
    gone: '（已離開）',
    released: '已發還',
    notReleased: '未發還',
    teams: { kind: '分組名單', team: '組別', alone: '未分組', name: (place) => `第 ${place} 組` },
  },
  en: {
    handIns: {
      kind: 'Homework turned in',
      state: 'Status',
      handedInAt: 'Turned in',
      score: 'Score',
      returned: 'Returned',
    },
    states: {
      missing: 'Missing',
      handed_in: 'To review',
      late: 'Late, to review',
      reviewed: 'Reviewed',
      returned: 'Changes requested',
    },
    gone: '(left the group)',
    released: 'Returned',
    notReleased: 'Not returned',
    teams: { kind: 'Teams', team: 'Team', alone: 'No team', name: (place) => `Team ${place}` },
  },
}
