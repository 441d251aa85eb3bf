import type { Locale } from '@learntrail/contract/profiles/preferences'

interface Texts {
  seat: string
  realName: string
  studentNumber: string
  nickname: string
  /** For groups without real names. */
  name: string
  signature: string
  note: string
  people(count: number): string
  footer: string
  members: { kind: string; role: string; since: string }
  roles: { top: string; administrator: string; member: string }
  applications: { kind: string; since: string }
  invitations: { kind: string; as: string; since: string }
}

export const peopleListTexts: Record<Locale, Texts> = {
  tw: {
    seat: '座號',
    realName: '姓名',
    studentNumber: '學號',
    nickname: '暱稱',
    name: '名稱',
    signature: '簽名',
    note: '備註',
    people: (count) => `共 ${count} 人`,
    footer: '學跡',
    members: { kind: '成員名單', role: '身分', since: '加入日期' },
    roles: { top: '群主', administrator: '管理員', member: '成員' },
    applications: { kind: '申請名單', since: '申請時間' },
    invitations: { kind: '邀請名單', as: '邀請成為', since: '邀請時間' },
  },
  en: {
    seat: 'Seat',
    realName: 'Name',
    studentNumber: 'Student number',
    nickname: 'Nickname',
    name: 'Name',
    signature: 'Signature',
    note: 'Notes',
    footer: 'Learntrail',
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    members: { kind: 'Members', role: 'Role', since: 'Joined' },
    roles: { top: 'Group owner', administrator: 'Administrator', member: 'Member' },
    applications: { kind: 'Requests to join', since: 'Asked' },
    invitations: { kind: 'Invitations', as: 'Invited as', since: 'Invited' },
  },
}
