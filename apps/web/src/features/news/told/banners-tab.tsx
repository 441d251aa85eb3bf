import type { KeptBanner } from '@learntrail/contract/news/banners'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { allBannersQuery, useRemoveBanner } from '../api/told.ts'
import { BannerForm } from './banner-form.tsx'
import { RemoveButton } from './remove-button.tsx'
import css from './told.module.css'
import { ToldList } from './told-list.tsx'

export function BannersTab() {
  const { t } = useTranslation('news/told')
  const query = useQuery(allBannersQuery)
  /** The banner being edited; `new` while a new one is being made. */
  const [open, setOpen] = useState<KeptBanner | 'new' | null>(null)
  if (open !== null) return <BannerForm banner={open === 'new' ? null : open} onDone={() => setOpen(null)} />
  const make = (
    <Button icon="plus" onClick={() => setOpen('new')}>
      {t('banners.make')}
    </Button>
  )
  if (query.data === undefined) return <WaitingLines query={query} lines={6} />
  const none = { title: t('banners.none'), text: t('banners.noneText') }
  return (
    <ToldList items={query.data.items} make={make} none={none}>
      {(banner) => <Row banner={banner} onChange={() => setOpen(banner)} />}
    </ToldList>
  )
}

const tones = { planned: 'honey', shown: 'leaf', over: 'plain' } as const

function Row({ banner, onChange }: { banner: KeptBanner; onChange: () => void }) {
  const { t } = useTranslation(['news/told', 'common'])
  const remove = useRemoveBanner()
  const { alt, picture, startsAt, endsAt, state, roles, plans, place } = banner
  const audience = [...roles.map((role) => t(`roles.${role}`)), ...plans.map((plan) => t(`plans.${plan}`))]
  return (
    <Card as="article" padding="s" className={css.banner}>
      <img className={css.small} src={picture} alt="" loading="lazy" />
      <div className={css.words}>
        <h2 className={css.name}>
          {alt.tw} <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
        </h2>
        <p className={css.note}>
          {t('period.from', { from: formatTaipei(startsAt), to: formatTaipei(endsAt) })} ·{' '}
          {t('banners.place', { place })}
        </p>
        <p className={css.note}>{audience.length === 0 ? t('everybody') : audience.join(t('comma'))}</p>
        <div className={css.acts}>
          <Button look="soft" size="s" aria-label={t('changeOf', { name: alt.tw })} onClick={onChange}>
            {t('change')}
          </Button>
          <RemoveButton name={alt.tw} remove={() => remove.mutateAsync(banner.id)} />
        </div>
      </div>
    </Card>
  )
}
