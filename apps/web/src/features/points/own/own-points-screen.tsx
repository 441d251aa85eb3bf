import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ManagedGroup } from '../../groups/index.ts'
import { OwnPoints } from './own-points.tsx'

/** My points in the group of the address; its administrators have none. */
export function OwnPointsScreen() {
  const { t } = useTranslation('points')
  return (
    <ManagedGroup title={t('title')} isFor="members" help="points">
      {(group) =>
        group.can.manage ? (
          <EmptyState
            title={t('leading.title')}
            action={<LinkButton to={paths.groupPoints(group.id)}>{t('leading.way')}</LinkButton>}
          >
            <p>{t('leading.text')}</p>
          </EmptyState>
        ) : (
          <OwnPoints group={group} />
        )
      }
    </ManagedGroup>
  )
}
