import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import css from './issue.module.css'
import type { Issued } from './issue-form.tsx'

interface IssuedCardProps {
  issued: Issued
  /** The total given and the number left. */
  text: string
  way: ReactNode
  onAgain: () => void
}

/** What was given, and where to go next. */
export function IssuedCard({ issued: { people, points, reason }, text, way, onAgain }: IssuedCardProps) {
  const { t } = useTranslation('points/issue')
  return (
    <Card className={css.done} role="status">
      <h2>{t('done.title', { people, points })}</h2>
      <p>{reason}</p>
      <p className={css.note}>{text}</p>
      <div className={css.acts}>
        {way}
        <Button look="line" onClick={onAgain}>
          {t('done.again')}
        </Button>
      </div>
    </Card>
  )
}
