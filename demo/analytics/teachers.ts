import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import type { DemoPerson } from '../people/person.ts'
import { schools } from '../profiles/schools.ts'

const studies = { discipline: 'general_high_school', department: 'high_general_studies' } as const
const at = (name: string) => ({ email: `${name}@demo.test`, username: name.replace('.', '') })

type Teacher = DemoPerson & { reach: SchoolReach | null }

/** Two who see part of their school's figures, and one who acts for the school that two students transfer from. */
export const teachers = {
  zhou: {
    ...at('zhou.yiwen'),
    role: 'teacher',
    displayName: '周以文',
    fullName: '周以文',
    isVerifiedTeacher: true,
    plan: 'school',
    profile: {
      gender: 'male',
      birthYear: 1980,
      introduction: '國文科，二年級級導師。',
      taughtSubjects: ['mandarin'],
    },
    organization: { as: 'teacher', school: schools.neihu, title: 'subject_teacher', phone: '0912000351', studies },
    reach: [{ grade: 'high_2', className: null }],
  },
  fang: {
    ...at('fang.qiaoling'),
    role: 'teacher',
    displayName: '方巧玲',
    fullName: '方巧玲',
    isVerifiedTeacher: true,
    plan: 'school',
    profile: {
      gender: 'female',
      birthYear: 1990,
      introduction: '國文科，二年一班導師。',
      taughtSubjects: ['mandarin'],
    },
    organization: { as: 'teacher', school: schools.neihu, title: 'homeroom_teacher', phone: '0912000352', studies },
    reach: [{ grade: 'high_2', className: '201' }],
  },
  jiang: {
    ...at('jiang.peirong'),
    role: 'teacher',
    displayName: '江佩蓉',
    fullName: '江佩蓉',
    isVerifiedTeacher: true,
    profile: { gender: 'female', birthYear: 1976, introduction: '麗山高中註冊組。' },
    organization: { as: 'teacher', school: schools.lishan, title: 'subject_teacher', phone: '0912000353', studies },
    reach: null,
  },
} as const satisfies Record<string, Teacher>
export type TeacherKey = keyof typeof teachers
