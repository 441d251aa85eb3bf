import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../feature/use-parts.ts'
import type { WaitsForMe } from '../../feature/waits-for-me.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { teachingClassesQuery } from '../groups/index.ts'
import { ClassChoice } from './class-choice.tsx'
import css from './teaching.module.css'

type Beginning = NonNullable<WaitsForMe['beginInClass']>

/** Daily actions, on top: with one class, straight in it; with several, the class is chosen here. */
export function BeginInClass() {
  const { t } = useTranslation('teaching')
  const [chosen, choose] = useState<Beginning | null>(null)
  const { data } = useQuery(teachingClassesQuery)
  const beginnings = useParts('waitsForMe')
    .flatMap(({ beginInClass }) => beginInClass ?? [])
    .toSorted((one, other) => one.order - other.order)
  const classes = data?.items ?? []
  const [only] = classes
  if (only === undefined) return null
  return (
    <div className={css.begin}>
      <div className={css.beginnings}>
        {beginnings.map((one) =>
          classes.length === 1 ? (
            <LinkButton key={one.order} icon={one.icon} look="soft" to={one.to(only.id)}>
              {one.name()}
            </LinkButton>
          ) : (
            <Button
              key={one.order}
              icon={one.icon}
              look="soft"
              aria-expanded={chosen === one}
              onClick={() => choose(chosen === one ? null : one)}
            >
              {one.name()}
            </Button>
          ),
        )}
      </div>
      {chosen ? (
        <Card as="section" aria-label={t('begin.which', { what: chosen.name() })}>
          <ClassChoice what={chosen.name()} classes={classes} to={chosen.to} />
        </Card>
      ) : null}
    </div>
  )
}
