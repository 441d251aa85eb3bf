import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { When } from '../../ui/when.tsx'
import { pushDevicesQuery, useTestDevice } from './api/push-calls.ts'
import css from './push.module.css'
import { usePush } from './use-push.ts'

/** All my browsers that receive push. */
export function PushDevices() {
  const { t } = useTranslation('push')
  const query = useQuery(pushDevicesQuery)
  const test = useTestDevice()
  const { own, off } = usePush()
  const fail = (error: unknown) => void toast(sentenceOf(error), { tone: 'warning' })
  const devices = query.data?.devices
  return (
    <Card as="section" className={css.card} aria-labelledby="devices">
      <h2 id="devices">{t('devices.title')}</h2>
      {devices === undefined ? <WaitingLines query={query} lines={3} /> : null}
      {devices?.length === 0 ? <p>{t('devices.none')}</p> : null}
      <ul className={css.devices}>
        {devices?.map(({ token, name, addedAt, lastSuccessAt }) => (
          <li key={token}>
            <div className={css.about}>
              <strong>{name || t('devices.unknown')}</strong>
              {token === own ? <Chip tone="accent">{t('devices.here')}</Chip> : null}
              <small>
                {t(lastSuccessAt ? 'devices.lastSuccess' : 'devices.added')} <When time={lastSuccessAt ?? addedAt} />
              </small>
            </div>
            <Button
              look="soft"
              size="s"
              isBusy={test.isPending && test.variables === token}
              onClick={() => test.mutate(token, { onSuccess: () => toast(t('devices.sent')), onError: fail })}
            >
              {t('devices.test')}
            </Button>
            <Button
              look="quiet"
              size="s"
              isBusy={off.isPending && off.variables === token}
              aria-label={t('devices.removeOf', { name: name || t('devices.unknown') })}
              onClick={() => off.mutate(token, { onError: fail })}
            >
              {t('devices.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
