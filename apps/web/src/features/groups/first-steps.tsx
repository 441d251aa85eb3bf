import type { Group } from '@learntrail/contract/groups/group'
import { isClass } from '@learntrail/contract/groups/roles'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../feature/use-parts.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FillClass } from './fill/fill-class.tsx'
import css from './first-steps.module.css'
import { WaysIn } from './ways-in.tsx'

/** First steps in a group without members, for its administrators: how to let people in, and content to start with. */
export function FirstSteps({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const ways = useParts('inGroups').flatMap(({ firstStep }) => firstStep?.(group) ?? [])
  return (
    <Card as="section" padding="l" className={css.steps} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('first.title')}</h2>
      <WaysIn group={group} />
      <ul className={css.ways} aria-label={t('first.ways')}>
        {isClass(group) ? (
          <li>
            <FillClass group={group} />
          </li>
        ) : null}
        <li>
          <LinkButton to={paths.groupRequests(group.id)} look="line" icon="plus">
            {t('first.invite')}
          </LinkButton>
        </li>
        {ways.map(({ name, icon, to }) => (
          <li key={to}>
            <LinkButton to={to} look="line" icon={icon}>
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Whether nobody is in the group but its administrators. */
export const isEmpty = ({ memberCount, administratorCount, archivedAt, can }: Group) =>
  can.manage && archivedAt === null && memberCount <= administratorCount + 1
