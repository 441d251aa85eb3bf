import type { OnPerson } from '../../feature/on-person.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const vouchingOnPerson: OnPerson = {
  way: ({ id, title, isVerifiedTeacher }, me) =>
    title === 'teacher' && !isVerifiedTeacher && me.isVerifiedTeacher && !me.isTeacherAskedAgain
      ? { name: i18n.t('schools/on-person:vouch'), icon: 'teacher', to: paths.vouchFor(id), feature: null }
      : null,
}
