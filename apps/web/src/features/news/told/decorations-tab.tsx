import { type Ornament, ornaments } from '@learntrail/contract/news/ornaments'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei, morningIn } from '../../../ui/taipei-time.ts'
import { allDecorationsQuery, usePlanDecoration, useRemoveDecoration } from '../api/told.ts'
import { OrnamentDrawing } from '../decorations/ornament-drawing.tsx'
import { PeriodFields } from './period-fields.tsx'
import { periodOf } from './period-of.ts'
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

function NewDecoration() {
  const { t } = useTranslation('news/told')
  const plan = usePlanDecoration()
  const form = useKeptForm({
    id: 'decoration',
    start: () => ({ ornament: 'blossom' as Ornament, start: morningIn(0), end: morningIn(14) }),
    check: (values) => ({ end: periodOf(values) === null ? t('period.wrong') : null }),
    async send({ ornament, ...times }, clientId) {
      const period = periodOf(times)
      if (period) await plan.mutateAsync({ clientId, ornament, ...period })
    },
    onSent: () => toast(t('saved')),
  })
  const { ornament, start, end } = form.values
  return (
    <Card as="form" className={css.form} onSubmit={form.submit}>
      <h2 className={css.name}>{t('decorations.plan')}</h2>
      <FormAlert>{form.failure}</FormAlert>
      <Field id="decoration-ornament" label={t('decorations.which')} note={t('decorations.note')}>
        <div className={css.ornaments}>
          {ornaments.map((one) => (
            <button
              key={one}
              type="button"
              className={css.ornament}
              aria-pressed={one === ornament}
              onClick={() => form.change({ ornament: one })}
            >
              <OrnamentDrawing ornament={one} />
              {t(`ornaments.${one}`)}
            </button>
          ))}
        </div>
      </Field>
      <PeriodFields id="decoration" start={start} end={end} error={form.wrong.end} onChange={form.change} />
      <div className={css.acts}>
        <Button type="submit" isBusy={form.isSending}>
          {t('decorations.plan')}
        </Button>
      </div>
    </Card>
  )
}
