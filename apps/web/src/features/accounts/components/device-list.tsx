import type { Device } from '@learntrail/contract/accounts/sessions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dot } from '../../../ui/dotted.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { When } from '../../../ui/when.tsx'
import { useEndDevice } from '../api/end-device.ts'
import { devicesQuery } from '../api/list-devices.ts'
import css from './account-rows.module.css'

/** The devices this account is signed in on; all but this one can be signed out here. */
export function DeviceList() {
  const { t } = useTranslation('accounts')
  const { data, error, isFetching, refetch } = useQuery(devicesQuery)
  const endDevice = useEndDevice()
  const [ending, setEnding] = useState<Device | null>(null)

  const end = (device: Device) =>
    endDevice.mutate(device.id, {
      onSuccess: () => toast(t('devices.ended')),
      onError: (problem) => toast(sentenceOf(problem), { tone: 'warning' }),
      onSettled: () => setEnding(null),
    })

  return (
    <Card as="section" aria-labelledby="devices">
      <h2 id="devices" className={css.title}>
        {t('devices.title')}
      </h2>
      <p className={css.note}>{t('devices.note')}</p>
      {error && !data ? <FailedState error={error} onRetry={() => refetch()} isRetrying={isFetching} /> : null}
      {!data && !error ? (
        <Loading>
          <SkeletonLines lines={4} />
        </Loading>
      ) : null}
      <ul>
        {data?.devices.map((device) => (
          <li key={device.id} className={css.row}>
            <Icon name={/iphone|android|ipad/i.test(device.device) ? 'phone' : 'device'} size={24} />
            <span className={css.text}>
              <strong>{device.device || t('devices.unknown')}</strong>
              <small>
                {device.address}
                {dot}
                <When time={device.lastSeenAt} relative />
              </small>
            </span>
            {device.isCurrent ? (
              <Chip tone="leaf">{t('devices.current')}</Chip>
            ) : (
              <Button look="line" size="s" onClick={() => setEnding(device)}>
                {t('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={ending !== null}
        title={t('devices.confirmTitle')}
        confirm={t('devices.end')}
        isBusy={endDevice.isPending}
        onConfirm={() => ending && end(ending)}
        onClose={() => setEnding(null)}
      >
        <p>{t('devices.confirmText', { device: ending?.device || t('devices.unknown') })}</p>
      </ConfirmDialog>
    </Card>
  )
}
