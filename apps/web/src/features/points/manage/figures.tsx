import type { GroupPoints } from '@learntrail/contract/points/points'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { shownNumber } from '../shown-number.ts'
import css from './group-points.module.css'

/** The points given, their average per member, and the points left to give. */
export function Figures({ points: { given, remaining, members } }: { points: GroupPoints }) {
  const { t } = useTranslation('points/manage')
  const figures = [
    { name: t('figures.given'), value: given },
    { name: t('figures.each'), value: members.length === 0 ? 0 : Math.round(given / members.length) },
    { name: t('figures.remaining'), value: remaining },
  ]
  return (
    <Card>
      <dl className={css.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{shownNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
