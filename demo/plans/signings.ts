import type { SignatureRole, SigningOrder } from '@learntrail/contract/plans/signing/facts'
import type { PlanRemark } from '@learntrail/contract/plans/signing/signing'
import { type PersonKey, people } from '../people/people.ts'

interface DemoLine {
  role: SignatureRole
  /** The signer's account, a guardian's on a guardian's line; without it, the signer is mailed at `email`. */
  by?: PersonKey
  email?: string
}

/** An event, `daysAgo` days before today. */
type Step = { daysAgo: number } & (
  | { does: 'ask' }
  | { does: 'sign'; line: number; typed?: string }
  | { does: 'refuse'; line: number; reason: string; remarks: PlanRemark[] }
  | { does: 'mend'; criteria: string[] }
)

export interface DemoSigning {
  /** The plan's owner. */
  of: PersonKey
  order: SigningOrder
  lines: readonly DemoLine[]
  steps: readonly Step[]
}

/** One agreed; two waiting for a guardian, one of them for a teacher too; one sent back and mended. */
export const signings: readonly DemoSigning[] = [
  {
    of: 'rain',
    order: 'inOrder',
    lines: [
      { role: 'student', by: 'rain' },
      { role: 'guardian', by: 'mei' },
      { role: 'adviser', by: 'chen' },
    ],
    steps: [
      { does: 'ask', daysAgo: 38 },
      { does: 'sign', line: 0, typed: '林小雨', daysAgo: 38 },
      { does: 'sign', line: 1, daysAgo: 37 },
      { does: 'sign', line: 2, typed: '陳怡君', daysAgo: 36 },
    ],
  },
  {
    of: 'tong',
    order: 'together',
    lines: [
      { role: 'student', by: 'tong' },
      { role: 'guardian', email: 'parent.tong@demo.test' },
      { role: 'adviser', by: 'chen' },
    ],
    steps: [
      { does: 'ask', daysAgo: 3 },
      { does: 'sign', line: 0, daysAgo: 3 },
    ],
  },
  {
    of: 'xiang',
    order: 'together',
    lines: [
      { role: 'student', by: 'xiang' },
      { role: 'formTutor', by: 'chen' },
    ],
    steps: [
      { does: 'ask', daysAgo: 16 },
      { does: 'sign', line: 0, daysAgo: 16 },
      {
        does: 'refuse',
        line: 1,
        daysAgo: 14,
        reason: '想得很完整！只是長跑要先顧到身體：請寫清楚哪裡不舒服就要停，再讓我看一次。',
        remarks: [{ place: 'criteria', weekId: null, text: '加一條和身體有關的，不要只看公里數。' }],
      },
      {
        does: 'mend',
        daysAgo: 12,
        criteria: [
          '不停下來跑完十公里',
          '12 週裡至少有 10 週的完整紀錄',
          '膝蓋或胸口不舒服就停，當週改成走路，並記下原因',
        ],
      },
      { does: 'ask', daysAgo: 12 },
      { does: 'sign', line: 0, daysAgo: 12 },
    ],
  },
  {
    of: 'feng',
    order: 'together',
    lines: [
      { role: 'student', by: 'feng' },
      { role: 'guardian', by: 'mei', email: people.mei.email },
    ],
    steps: [
      { does: 'ask', daysAgo: 2 },
      { does: 'sign', line: 0, typed: '林子風', daysAgo: 2 },
    ],
  },
]
