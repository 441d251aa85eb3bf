import type { PlanEditions } from '@learntrail/contract/plans/editions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { planAddresses } from '../addresses.ts'
import { useSealPlan, useShowEditionOwner } from './api/editions.ts'
import { EditionRow } from './edition-row.tsx'
import css from './editions.module.css'

interface EditionsCardProps {
  planId: string
  editions: PlanEditions
}

/** Seals a plan, and lists its editions. */
export function EditionsCard({
  planId,
  editions: { editions, isChanged, showsOwner, lacks, canSeal },
}: EditionsCardProps) {
  const { t } = useTranslation('plans/editions')
  const sentence = useSentence()
  const [wanted, setWanted] = useState(showsOwner)
  const seal = useSealPlan(planId)
  const show = useShowEditionOwner(planId)
  const [newest] = editions
  const done = editions.filter(({ state }) => state === 'done')
  const isMaking = newest?.state === 'making'
  const hasFailed = newest?.state === 'failed'
  const takesPress = newest === undefined || hasFailed || isChanged
  const error = seal.error ?? show.error

  const chooseOwner = (next: boolean) => {
    setWanted(next)
    if (newest !== undefined) show.mutate(next, { onError: () => setWanted(!next) })
  }
  return (
    <Card as="section" padding="l" aria-labelledby="editions" className={css.card}>
      <h2 id="editions" className={css.title}>
        {t('title')}
      </h2>
      {newest === undefined ? <p className={css.quiet}>{t('text')}</p> : null}
      {isMaking ? (
        <p role="status" className={css.quiet}>
          {t('making')}
        </p>
      ) : null}
      {hasFailed && newest.failure ? <FormAlert>{t(`failures.${newest.failure}`)}</FormAlert> : null}
      {isChanged && done[0] && !isMaking ? (
        <FormAlert tone="honey">{t('changed', { day: formatFullDay(done[0].sealedAt) })}</FormAlert>
      ) : null}
      {done.length > 0 ? (
        <ul className={css.list}>
          {done.map((edition) => (
            <EditionRow key={edition.number} edition={edition} />
          ))}
        </ul>
      ) : null}
      {canSeal ? (
        <>
          {takesPress && lacks.length > 0 ? (
            <div className={css.lacks}>
              <p>{t('lacks')}</p>
              <ul>
                {lacks.map((lack) => (
                  <li key={lack}>{t(`lack.${lack}`)}</li>
                ))}
              </ul>
              <LinkButton look="line" to={planAddresses.doing(planId)}>
                {t('toDoing')}
              </LinkButton>
            </div>
          ) : null}
          {newest !== undefined || lacks.length === 0 ? (
            <Checkbox
              label={t('showsOwner')}
              description={t('showsOwnerText')}
              checked={wanted}
              onChange={(event) => chooseOwner(event.currentTarget.checked)}
            />
          ) : null}
          {error ? <FormAlert>{sentence(error)}</FormAlert> : null}
          {takesPress && lacks.length === 0 ? (
            <div>
              <Button icon="check" isBusy={seal.isPending || isMaking} onClick={() => seal.mutate(wanted)}>
                {t(hasFailed ? 'again' : newest === undefined ? 'seal' : 'sealAnew')}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </Card>
  )
}
