import { classNameOf } from '@learntrail/contract/profiles/class-names'
import * as calls from '@learntrail/contract/schools/people'
import type { FastifyInstance } from 'fastify'
import { safeName } from '../../platform/archive/archive-names.rules.ts'
import { actorOf } from '../../platform/audit/audit.ts'
import { byteOrderMark, csvLine } from '../../platform/csv/csv.rules.ts'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { downloadHeaders } from '../files/index.ts'
import * as service from './people.service.ts'

const genders = { female: '女', male: '男', unsaid: '' }
const guardianColumns = ['家長姓名', '家長信箱', '家長2姓名', '家長2信箱']

export function schoolPeopleRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listSchoolPeople, ({ person, params, query }) =>
    service.listSchoolPeople(platform, person.id, params.schoolId, query),
  )
  bind(app, calls.listSchoolClasses, ({ person, params }) =>
    service.listSchoolClasses(platform, person.id, params.schoolId),
  )
  bind(app, calls.readSchoolPeopleTable, async ({ person, params, query, reply }) => {
    const { schoolName, people } = await service.readAllPeople(platform, person.id, params.schoolId, query)
    const rows = people.map((one) => [
      schoolName,
      one.academicRole === 'teacher' ? '老師' : '學生',
      one.grade === '' ? '' : classNameOf({ grade: one.grade, className: null }, 'tw'),
      one.className,
      one.seatNumber,
      one.fullName,
      one.studentNumber,
      genders[one.gender ?? 'unsaid'],
      one.email ?? '',
      ...[0, 1].flatMap((place) => [one.guardians[place]?.name ?? '', one.guardians[place]?.email ?? '']),
      one.username,
    ])
    // The columns of an importable list, so that the file can be imported again.
    const head = [
      '學校',
      '身分',
      '年級',
      '班級',
      '座號',
      '姓名',
      '學號',
      '性別',
      '電子郵件',
      ...guardianColumns,
      '帳號',
    ]
    const name = safeName(`${schoolName} 名單`, '名單')
    return reply
      .headers(downloadHeaders('text/csv; charset=utf-8', `${name}.csv`))
      .send(byteOrderMark + [head, ...rows].map(csvLine).join(''))
  })
  bind(app, calls.changeSchoolPeople, async (call) => ({
    changed: await service.changeSchoolPeople(platform, actorOf(call), call.params.schoolId, call.body.people),
  }))
  bind(app, calls.closeSchoolAccounts, async (call) => ({
    changed: await service.closeAccounts(platform, actorOf(call), { ...call.params, ...call.body }),
  }))
  bind(app, calls.reopenSchoolAccounts, (call) =>
    service.reopenAccounts(platform, actorOf(call), { ...call.params, ...call.body }),
  )
  bind(app, calls.letSchoolPeopleGo, async (call) => ({
    changed: await service.letGo(platform, actorOf(call), { ...call.params, ...call.body }),
  }))
}
