import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askToInstall, canOfferInstall } from '../../../routing/install-offer.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import css from './install-screen.module.css'

const ways = [
  { key: 'ios', icon: 'phone' },
  { key: 'android', icon: 'phone' },
  { key: 'chrome', icon: 'device' },
  { key: 'edge', icon: 'device' },
] as const satisfies { key: string; icon: IconName }[]
const steps = ['one', 'two', 'three'] as const

/** How to install on desktop and phone; the instructions for this device come first. */
export function InstallScreen() {
  const { t } = useTranslation('home/about')
  const mine = wayOf(navigator.userAgent)
  const ordered = [...ways].sort((a, b) => Number(b.key === mine) - Number(a.key === mine))
  return (
    <Screen title={t('install.title')} lead={t('install.lead')}>
      {canOfferInstall() ? <InstallButton /> : null}
      <ul className={css.ways}>
        {ordered.map(({ key, icon }) => (
          <li key={key}>
            <Card as="section">
              <header className={css.head}>
                <Icon name={icon} size={24} />
                <h2>{t(`install.${key}.title`)}</h2>
                {key === mine ? <Chip tone="accent">{t('install.yours')}</Chip> : null}
              </header>
              <ol className={css.steps}>
                {steps.map((step) => (
                  <li key={step}>{t(`install.${key}.${step}`)}</li>
                ))}
              </ol>
            </Card>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('install.note')}</p>
    </Screen>
  )
}

function InstallButton() {
  const { t } = useTranslation('home/about')
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    const outcome = await askToInstall()
    setAsking(false)
    if (outcome === 'accepted') toast(t('install.done'))
    if (outcome === 'already_installed') toast(t('install.alreadyInstalled'), { tone: 'warning', milliseconds: 5_000 })
  }
  return (
    <div className={css.act}>
      <Button icon="download" isBusy={isAsking} onClick={() => void ask()}>
        {t('install.do')}
      </Button>
    </div>
  )
}

function wayOf(userAgent: string): (typeof ways)[number]['key'] | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Edg\//.test(userAgent)) return 'edge'
  return /Chrome\//.test(userAgent) ? 'chrome' : null
}
