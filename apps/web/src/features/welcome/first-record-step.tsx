import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TrailDrawing } from '../../ui/states/trail-drawing.tsx'
import { useFinish } from './finish.ts'
import css from './welcome.module.css'

export function FirstRecordStep({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('welcome')
  const finish = useFinish()
  return (
    <Card as="section" padding="l" aria-label={t('steps.record')}>
      <div className={css.drawing}>
        <TrailDrawing scene="start" />
      </div>
      <h2 className={css.heading}>{t('record.title')}</h2>
      <p className={css.lead}>{t('record.lead')}</p>
      <div className={css.ways}>
        <Button icon="edit" onClick={() => finish(true, paths.writePost)}>
          {t('record.write')}
        </Button>
        <Button look="soft" icon="spark" onClick={() => finish(true, paths.guide)}>
          {t('record.guide')}
        </Button>
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
