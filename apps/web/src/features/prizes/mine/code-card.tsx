import type { OwnApplication } from '@learntrail/contract/prizes/applications'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import css from './mine.module.css'

/** The digital code with a copy button, or that it cannot be read. */
export function CodeCard({ code }: { code: NonNullable<OwnApplication['code']> }) {
  const { t } = useTranslation('prizes/applications')
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('code.copied')),
      () => toast(t('code.notCopied'), { tone: 'warning' }),
    )
  return (
    <Card as="section" className={css.part} aria-labelledby="prize-code">
      <h2 id="prize-code" className={css.heading}>
        {t('code.title')}
      </h2>
      {code.is === 'open' ? (
        <>
          <p className={css.code}>{code.code}</p>
          <div className={css.acts}>
            <Button icon="copy" onClick={() => copy(code.code)}>
              {t('code.copy')}
            </Button>
          </div>
        </>
      ) : (
        <FormAlert tone="honey">{t('code.unreadable')}</FormAlert>
      )}
    </Card>
  )
}
