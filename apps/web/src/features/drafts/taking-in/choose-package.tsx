import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import css from './taking-in.module.css'

/** What can be brought along, and the file to begin with. */
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
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <Button icon="file" isBusy={isReading} onClick={() => picker.current?.click()}>
        {t('choose')}
      </Button>
    </Card>
  )
}
