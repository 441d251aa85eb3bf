import { termOf } from '@learntrail/contract/gradebook/terms'
import type { Group } from '@learntrail/contract/groups/group'
import { isClass } from '@learntrail/contract/groups/roles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { today } from '../../../ui/dates.ts'
import { ownScoresQuery } from '../api/gradebook.ts'
import css from './own-scores.module.css'
import { OwnTable } from './own-scores.tsx'

/** Above the homework of a class: the link to its gradebook, or a pupil's own scores. */
export function AboveHomework({ group }: { group: Group }) {
  const { t } = useTranslation('gradebook')
  if (!isClass(group)) return null
  if (!group.can.manage) return <Own groupId={group.id} />
  return (
    <LinkButton to={paths.gradebook(group.id)} look="line" icon="grid">
      {t('title')}
    </LinkButton>
  )
}

function Own({ groupId }: { groupId: string }) {
  const { t } = useTranslation('gradebook')
  const { data: scores } = useQuery(ownScoresQuery(groupId, termOf(today())))
  if (!scores?.isPublished || scores.items.length === 0) return null
  return (
    <Card className={css.details}>
      <details>
        <summary>
          <span>{t('own.title')}</span>
          <span>{scores.average === null ? null : t('own.averageIs', { average: scores.average })}</span>
        </summary>
        <OwnTable scores={scores} />
      </details>
    </Card>
  )
}
