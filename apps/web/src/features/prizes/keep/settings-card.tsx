import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { DangerDialog } from '../../console/index.ts'
import { prizeSettingsQuery, useChangePrizeSettings } from '../api/keeping.ts'
import css from './keep.module.css'

/** Whether prizes may ask for images of identity cards at all. */
export function SettingsCard() {
  const { t } = useTranslation('prizes/keep')
  const query = useQuery(prizeSettingsQuery)
  const [isAsking, setAsking] = useState(false)
  const change = useChangePrizeSettings()
  const isOn = query.data?.takesIdImages
  return (
    <Card as="section" className={css.part} aria-labelledby="prize-settings">
      <h2 id="prize-settings" className={css.heading}>
        {t('settings.title')}
      </h2>
      {isOn === undefined ? (
        <WaitingLines query={query} lines={2} />
      ) : (
        <>
          <p className={css.note}>{t(isOn ? 'settings.on' : 'settings.off')}</p>
          <div className={css.acts}>
            <Button look="line" onClick={() => setAsking(true)}>
              {t(isOn ? 'settings.turnOff' : 'settings.turnOn')}
            </Button>
          </div>
        </>
      )}
      {isAsking && isOn !== undefined ? (
        <DangerDialog
          title={t(isOn ? 'settings.offTitle' : 'settings.onTitle')}
          confirm={t(isOn ? 'settings.turnOff' : 'settings.turnOn')}
          isAdding={isOn}
          isReasoned={false}
          act={() => change.mutateAsync(!isOn)}
          onDone={() => {
            toast(t('settings.done'))
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t(isOn ? 'settings.offText' : 'settings.onText')}</p>
        </DangerDialog>
      ) : null}
    </Card>
  )
}
