import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { saveAs } from '../../../ui/save-as.ts'
import css from './codes.module.css'

interface MadeCodesProps {
  made: { codes: string[]; expiresAt: string }
  note: string
  onAgain: () => void
}

const goTo = (heading: HTMLElement | null) => heading?.focus()

/** Shows new codes, the only time they can be seen. */
export function MadeCodes({ made: { codes, expiresAt }, note, onAgain }: MadeCodesProps) {
  const { t } = useTranslation('subscription/codes')
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('made.copied')),
      () => toast(t('made.notCopied'), { tone: 'warning' }),
    )
  return (
    <Card as="section" aria-labelledby="made-codes" className={css.made}>
      <h2 id="made-codes" className={css.title} tabIndex={-1} ref={goTo}>
        {t('made.title', { count: codes.length })}
      </h2>
      <FormAlert tone="honey">{t('made.once')}</FormAlert>
      <p>{t('made.until', { day: formatFullDay(expiresAt) })}</p>
      <ul className={css.codes} aria-label={t('title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.acts}>
        <Button icon="copy" onClick={copy}>
          {t('made.copy')}
        </Button>
        <Button
          look="soft"
          icon="download"
          onClick={() => saveAs(new Blob([`${text}\n`], { type: 'text/plain' }), `${note}.txt`)}
        >
          {t('made.save')}
        </Button>
        <Button look="line" onClick={onAgain}>
          {t('made.again')}
        </Button>
      </div>
    </Card>
  )
}
