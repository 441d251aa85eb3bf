import { useTranslation } from 'react-i18next'
import { useWays } from '../../feature/use-ways.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TrailDrawing } from '../../ui/states/trail-drawing.tsx'
import { useFinish } from './finish.ts'
import css from './welcome.module.css'

export function FirstRecordStep({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('welcome')
  const finish = useFinish()
  const ways = useWays('firstVisit')
  return (
    <Card as="section" padding="l" aria-label={t('steps.record')}>
      <div className={css.drawing}>
        <TrailDrawing scene="start" />
      </div>
      <h2 className={css.heading}>{t('record.title')}</h2>
      <p className={css.lead}>{t('record.lead')}</p>
      <div className={css.ways}>
        {ways.map(({ name, icon, to }, index) => (
          <Button key={to} look={index === 0 ? undefined : 'soft'} icon={icon} onClick={() => finish(true, to)}>
            {name}
          </Button>
        ))}
      </div>
      <div className={css.acts}>
        <Button look="quiet" icon="back" onClick={onBack}>
          {t('back')}
        </Button>
        <Button look="line" onClick={() => finish(true)}>
          {t('record.look')}
        </Button>
      </div>
    </Card>
  )
}
