import type { PointMovement } from '@learntrail/contract/points/points'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LinkedWords } from '../../../ui/linked-words.tsx'
import { PersonName } from '../../../ui/person-link.tsx'
import { When } from '../../../ui/when.tsx'
import { MovementRow } from './movement-row.tsx'
import css from './movements.module.css'

interface MovementListProps {
  label: string
  movements: readonly PointMovement[]
  /** Renders the actions on a movement. */
  children: (movement: PointMovement) => ReactNode
}

/** Movements of points, newest first. */
export function MovementList({ label, movements, children }: MovementListProps) {
  return (
    <Card padding="s">
      <ul aria-label={label}>
        {movements.map((movement) => (
          <Movement key={movement.id} movement={movement}>
            {children(movement)}
          </Movement>
        ))}
      </ul>
    </Card>
  )
}

function Movement({ movement, children }: { movement: PointMovement; children: ReactNode }) {
  const { t } = useTranslation('points')
  const { kind, points, at, reason, by, homework, isNew, isTakenBack, answer } = movement
  return (
    <MovementRow
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
      between={
        homework ? (
          <p>
            <Link className={css.homework} to={paths.homework(homework.id)}>
              {homework.title || t('untitledHomework')}
            </Link>
          </p>
        ) : null
      }
      facts={
        <>
          {by ? <PersonName person={by} /> : null}
          <When time={at} relative />
        </>
      }
      below={answer === null ? null : <blockquote className={css.answer}>{answer}</blockquote>}
    >
      {children}
    </MovementRow>
  )
}
