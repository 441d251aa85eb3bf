import { isClass, levelOf } from '@learntrail/contract/groups/roles'
import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const passwordsInGroups: InGroups = {
  // The screen itself says whether a reset is allowed, which depends on the student's school and account.
  wayOfMember: (group, { role, person }) =>
    isClass(group) && levelOf(role) === 2
      ? { name: i18n.t('schools/in-groups:password'), icon: 'lock', to: paths.memberPassword(group.id, person.id) }
      : null,
}
