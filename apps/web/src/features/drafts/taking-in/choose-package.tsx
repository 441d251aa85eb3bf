import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import css from './taking-in.module.css'

/** Explains which packages can be imported, and lets the person choose the file. */
export function ChoosePackage({ isReading, onChoose }: { isReading: boolean; onChoose: (file: File) => void }) {
  const { t } = useTranslation('drafts/taking-in')
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Card>
      <p className={css.lead}>{t('lead')}</p>
      <p className={css.note}>{t('how')}</p>
      <input
        ref={picker}
        type="file"
        hidden
        tabIndex={-1}
        data-testid="package-picker"
        accept=".zip,.xml,application/zip,text/xml"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) onChoose(file)
          // Reset, so that choosing the same file again fires a change.
          event.currentTarget.value = ''
        }}
      />
      <Button icon="file" isBusy={isReading} onClick={() => picker.current?.click()}>
        {t('choose')}
      </Button>
    </Card>
  )
}
