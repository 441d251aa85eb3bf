import type { SignatureRole, SigningAct } from '@learntrail/contract/plans/signing/facts'
import type { PlanRemark } from '@learntrail/contract/plans/signing/signing'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { type Belongings, factsOf, inPages, momentIn } from '../../../platform/archive/belongings.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'

interface Row {
  id: string
  planId: string
  projectName: string
  act: SigningAct
  role: SignatureRole
  label: string
  name: string
  version: number
  code: string
  reason: string
  at: Date
}

interface Words
  extends Record<'unnamed' | 'as' | 'done' | 'who' | 'version' | 'reason' | 'minutes' | 'remarks' | 'at', string> {
  roles: Record<SignatureRole, string>
  acts: Record<SigningAct, string>
}

const words: Record<Locale, Words> = {
  tw: {
    unnamed: '還沒命名的計畫',
    as: '身分',
    done: '動作',
    who: '誰',
    version: '版本',
    reason: '原因',
    minutes: '會議紀錄',
    remarks: '意見',
    at: '時間',
    roles: {
      student: '學生',
      guardian: '家長',
      adviser: '指導老師',
      formTutor: '導師',
      office: '處室',
      committee: '審查小組',
      own: '自訂',
    },
    acts: {
      asked: '請求簽名',
      signed: '簽名',
      refused: '請求修改',
      withdrawn: '收回',
      reminded: '提醒',
      removed: '移除',
    },
  },
  en: {
    unnamed: 'A plan without a name',
    as: 'As',
    done: 'What',
    who: 'Who',
    version: 'Version',
    reason: 'Why',
    minutes: 'Minutes',
    remarks: 'Remarks',
    at: 'When',
    roles: {
      student: 'Student',
      guardian: 'Guardian',
      adviser: 'Adviser',
      formTutor: 'Homeroom teacher',
      office: 'Office',
      committee: 'Committee',
      own: 'Other',
    },
    acts: {
      asked: 'Asked to sign',
      signed: 'Signed',
      refused: 'Asked for changes',
      withdrawn: 'Took back',
      reminded: 'Reminded',
      removed: 'Taken out',
    },
  },
}

const acts = (
  whose: string,
) => `select act.id, act.plan_id as "planId", plan.name as "projectName", act.act, act.role, act.label,
    act.name, act.version, left(encode(act.hash, 'hex'), 8) as code, act.reason, act.at
  from plan_acts act join plans plan on plan.id = act.plan_id where ${whose} = $1 and act.id > $2 order by act.id`

const belongingsOf = (whose: string, about: Pick<Belongings, 'name' | 'title'>): Belongings => ({
  ...about,
  async *entries({ pool }, personId, locale) {
    const read = async (after: string, limit: number) =>
      (await pool.query<Row>(`${acts(whose)} ${limitTo(limit)}`, [personId, after])).rows
    const said = words[locale]
    for await (const row of inPages(firstId, read)) {
      const { projectName, act, role, label, name, version, code, reason, at } = row
      yield {
        data: row,
        title: projectName || said.unnamed,
        facts: factsOf(
          [said.done, said.acts[act]],
          [said.as, label || said.roles[role]],
          [said.who, name],
          [said.version, `${version} (${code})`],
          [said.reason, reason],
          [said.at, momentIn(locale, at)],
        ),
      }
    }
  },
})

interface LineRow extends Pick<Row, 'planId' | 'projectName' | 'role' | 'label' | 'name' | 'reason'> {
  id: string
  answer: 'signed' | 'refused' | null
  minutes: string
  remarks: PlanRemark[]
  at: Date | null
}

const lines = `select l.key as id, l.plan_id as "planId", plan.name as "projectName", l.role, l.label,
    case when plan.owner_id = $1 then l.guardian_email end as "guardianEmail", l.answer, coalesce(l.answered_name, '') as name,
    l.way, l.mark, l.version, left(encode(l.hash, 'hex'), 8) as code, coalesce(l.reason, '') as reason,
    coalesce(l.remarks, '[]') as remarks, coalesce(l.minutes, '') as minutes, l.answered_at as at
  from plan_lines l join plans plan on plan.id = l.plan_id
  where (plan.owner_id = $1 or l.answered_by_id = $1) and l.key > $2 order by l.key`

/** Lines of the person's own plans and lines they signed, with the signature as given. */
const signatureLines: Belongings = {
  name: 'plan-signature-lines',
  title: { tw: '計畫的簽名欄', en: 'Signature lines of plans' },
  async *entries({ pool }, personId, locale) {
    const read = async (after: string, limit: number) =>
      (await pool.query<LineRow>(`${lines} ${limitTo(limit)}`, [personId, after])).rows
    const said = words[locale]
    for await (const row of inPages(firstId, read)) {
      const { projectName, answer, role, label, name, reason, minutes, remarks, at } = row
      yield {
        data: row,
        title: projectName || said.unnamed,
        facts: factsOf(
          [said.as, label || said.roles[role]],
          [said.done, answer && said.acts[answer]],
          [said.who, name],
          [said.reason, reason],
          [said.minutes, minutes],
          [said.remarks, remarks.map(({ text }) => text).join('\n')],
          [said.at, at && momentIn(locale, at)],
        ),
      }
    }
  },
}

/** What the person did in signing plans, and what others did in signing theirs. */
export const signingBelongings: readonly Belongings[] = [
  belongingsOf('act.by_id', {
    name: 'plan-signatures',
    title: { tw: '在計畫上簽過的名', en: 'Plans I signed' },
  }),
  belongingsOf('plan.owner_id', {
    name: 'plan-signings',
    title: { tw: '我的計畫的簽名過程', en: 'Signatures on my plans' },
  }),
  signatureLines,
]
