import { levelOf } from '@learntrail/contract/groups/roles'
import type { InGroups } from '../../feature/in-groups.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'
import { orNote } from '../../routing/or-note.tsx'
import { orNothing } from '../../ui/or-nothing.ts'

export const pointsInGroups: InGroups = {
  tab: {
    value: 'points',
    name: () => i18n.t('points/in-groups:tab'),
    Panel: orNote(
      withTexts(
        () => import('./in-group/points-of-group.tsx').then((module) => module.PointsOfGroup),
        'points',
        'points/manage',
      ),
    ),
    Mark: orNothing(() => import('./in-group/new-points.tsx').then((module) => module.NewPoints)),
  },
  // Administrators have no points in their group.
  wayOfMember: (group, { role, person }) =>
    levelOf(role) === 2
      ? { name: i18n.t('points/in-groups:ofMember'), icon: 'spark', to: paths.memberPoints(group.id, person.id) }
      : null,
}
