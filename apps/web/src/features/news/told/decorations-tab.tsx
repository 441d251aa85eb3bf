import { type Ornament, ornaments } from '@learntrail/contract/news/ornaments'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { endOf, formatTaipei, momentOf, morningIn } from '../../../ui/taipei-time.ts'
import { allDecorationsQuery, usePlanDecoration, useRemoveDecoration } from '../api/told.ts'
import { OrnamentDrawing } from '../decorations/ornament-drawing.tsx'
import { PeriodFields } from './period-fields.tsx'
import { RemoveButton } from './remove-button.tsx'
import css from './told.module.css'

export function DecorationsTab() {
  const { t } = useTranslation('news/told')
  const query = useQuery(allDecorationsQuery)
  const remove = useRemoveDecoration()
  return (
    <div className={css.parts}>
      <NewDecoration />
      {query.data === undefined ? <WaitingLines query={query} /> : null}
      <ul className={css.list}>
        {query.data?.items.map(({ id, ornament, startsAt, endsAt }) => (
          <li key={id}>
            <Card as="article" padding="s" className={css.decoration}>
              <OrnamentDrawing ornament={ornament} />
              <div className={css.words}>
                <h2 className={css.name}>{t(`ornaments.${ornament}`)}</h2>
                <p className={css.note}>
                  {t('period.from', { from: formatTaipei(startsAt), to: formatTaipei(endsAt) })}
                </p>
              </div>
              <RemoveButton name={t(`ornaments.${ornament}`)} remove={() => remove.mutateAsync(id)} />
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}

const firstPeriod = () => ({ start: morningIn(0), end: morningIn(14) })

function NewDecoration() {
  const { t } = useTranslation('news/told')
  const plan = usePlanDecoration()
  const [clientId, setClientId] = useState(newId)
  const [ornament, setOrnament] = useState<Ornament>('blossom')
  const [period, setPeriod] = useState(firstPeriod)
  const [wrong, setWrong] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const [startsAt, endsAt] = [momentOf(period.start), endOf(period.end)]
    if (startsAt === null || endsAt === null || startsAt >= endsAt) {
      setWrong(t('period.wrong'))
      goToField('decoration-end')
      return
    }
    plan.mutate(
      { clientId, ornament, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      {
        onSuccess: () => {
          setClientId(newId())
          toast(t('saved'))
        },
      },
    )
  }
  return (
    <Card as="form" className={css.form} onSubmit={send}>
      <h2 className={css.name}>{t('decorations.plan')}</h2>
      <FormAlert>{plan.error ? sentenceOf(plan.error) : null}</FormAlert>
      <Field id="decoration-ornament" label={t('decorations.which')} note={t('decorations.note')}>
        <div className={css.ornaments}>
          {ornaments.map((one) => (
            <button
              key={one}
              type="button"
              className={css.ornament}
              aria-pressed={one === ornament}
              onClick={() => setOrnament(one)}
            >
              <OrnamentDrawing ornament={one} />
              {t(`ornaments.${one}`)}
            </button>
          ))}
        </div>
      </Field>
      <PeriodFields
        id="decoration"
        {...period}
        error={wrong}
        onChange={(part) => {
          setPeriod((before) => ({ ...before, ...part }))
          setWrong(undefined)
        }}
      />
      <div className={css.acts}>
        <Button type="submit" isBusy={plan.isPending}>
          {t('decorations.plan')}
        </Button>
      </div>
    </Card>
  )
}
