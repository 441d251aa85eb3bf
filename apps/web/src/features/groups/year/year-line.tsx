import type { Group } from '@learntrail/contract/groups/group'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { loadTexts } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import { isTimeToGoOn } from './next-year.rules.ts'
import css from './year-line.module.css'

export const nextYearDialog = onDemand(async () => {
  const texts = (['groups/year', 'groups/form'] as const).map((name) => loadTexts(name))
  const [module] = await Promise.all([import('./next-year-dialog.tsx'), ...texts])
  return module.NextYearDialog
})

/** Links to the group of the year before and after; in summer, suggests continuing it. */
export function YearLine({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const [isOpen, setOpen] = useState(false)
  const { archivedAt, can, createdAt, former, next } = group
  const isTime = can.goOn && isTimeToGoOn(createdAt)
  if (archivedAt === null && former === null && !isTime) return null
  return (
    <div className={css.line}>
      {archivedAt === null ? null : <p>{t('year.archived')}</p>}
      {next ? (
        <p>
          {t('year.next')} <Link to={paths.group(next.id)}>{next.name}</Link>
        </p>
      ) : null}
      {former ? (
        <p>
          {t('year.former')} <Link to={paths.group(former.id)}>{former.name}</Link>
        </p>
      ) : null}
      {isTime ? (
        <p className={css.ask}>
          {t('year.suggest')}
          <Button size="s" look="soft" onClick={() => setOpen(true)} onPointerEnter={nextYearDialog.ahead}>
            {t('menu.nextYear')}
          </Button>
        </p>
      ) : null}
      {isOpen ? <OnDemand part={nextYearDialog} group={group} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
