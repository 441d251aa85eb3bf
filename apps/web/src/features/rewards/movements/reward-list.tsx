import type { RewardMovement } from '@learntrail/contract/rewards/rewards'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import { PersonName } from '../../../ui/person-link.tsx'
import { When } from '../../../ui/when.tsx'
import { MovementRow } from '../../points/index.ts'

interface RewardListProps {
  label: string
  movements: readonly RewardMovement[]
}

/** Movements of reward points, newest first. */
export function RewardList({ label, movements }: RewardListProps) {
  const { t } = useTranslation('rewards')
  return (
    <Card padding="s">
      <ul aria-label={label}>
        {movements.map(({ id, kind, points, at, reason, by, group, isNew, isTakenBack }) => (
          <MovementRow
            key={id}
            points={points}
            isNew={isNew}
            isTakenBack={isTakenBack}
            reason={
              <>
                {reason ? <LinkedWords text={reason} /> : t(`kinds.${kind}`)}
                {isNew ? <Chip tone="spark">{t('new')}</Chip> : null}
                {isTakenBack ? <Chip>{t('takenBack')}</Chip> : null}
              </>
            }
            facts={
              <>
                {reason ? <span>{t(`kinds.${kind}`)}</span> : null}
                {by ? <PersonName person={by} /> : null}
                {group ? <Link to={paths.group(group.id)}>{group.name}</Link> : null}
                <When time={at} relative />
              </>
            }
          />
        ))}
      </ul>
    </Card>
  )
}
