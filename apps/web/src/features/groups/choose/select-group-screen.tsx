import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import css from './group-choices.module.css'
import { GroupChoices } from './group-choices.tsx'

/** Chooses the groups for something new, then leads to where it is made. */
export function SelectGroupScreen() {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string[]>([])
  const ways = useParts('inGroups').flatMap(({ wayOfGroups }) => wayOfGroups?.(chosen) ?? [])
  return (
    <Screen title={t('choose.title')} lead={t('choose.lead')} back={paths.groups}>
      <Card>
        <GroupChoices value={chosen} onChange={setChosen} />
      </Card>
      <BottomBar failure={null}>
        <p className={css.count} role="status">
          {t('choose.count', { count: chosen.length })}
        </p>
        {ways.map(({ name, icon, to }) => (
          <Button key={name} icon={icon} disabled={chosen.length === 0} onClick={() => navigate(to)}>
            {name}
          </Button>
        ))}
      </BottomBar>
    </Screen>
  )
}
