import { deliveryWays } from '@learntrail/contract/prizes/asked'
import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { useKeptPictures } from '../../files/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useChangePrize, useMakePrize } from '../api/keeping.ts'
import { AskedChoice } from './asked-choice.tsx'
import css from './keep.module.css'
import { PeriodChoice } from './period-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { isPeriodWrong, numberWithin, type PrizeValues, valuesOf, writtenOf } from './prize-values.rules.ts'

interface PrizeFormProps {
  /** Null for a new prize. */
  prize: KeptPrize | null
  onSaved: (prize: KeptPrize) => void
  /** Discards the input and restarts from the current prize. */
  onStartAgain?: () => void
}

/** Creates or edits a prize. */
export function PrizeForm({ prize, onSaved, onStartAgain }: PrizeFormProps) {
  const { t } = useTranslation(['prizes/keep', 'prizes'])
  const [takesNoPicture, setNoPicture] = useState(false)
  const account = useCurrentUser()?.id ?? null
  const pictures = useKeptPictures({ what: 'kept-prize', account, of: prize?.id ?? 'new' })
  const uploaded = pictures.items.at(-1)?.summary ?? null
  const make = useMakePrize()
  const alter = useChangePrize()
  const form = useKeptForm({
    id: 'prize',
    start: () => valuesOf(prize),
    check: (values) => ({
      name: checkText(values.name, { required: true, max: prizeLimits.name }),
      description: checkText(values.description, { max: prizeLimits.description }),
      picture: takesNoPicture ? null : pictures.trouble,
      points: numberTrouble(values, 'points'),
      stock: values.way === 'code' ? null : numberTrouble(values, 'stock'),
      perPerson: numberTrouble(values, 'perPerson'),
      pickUp: checkText(values.pickUp, { max: prizeLimits.pickUp }),
      asks: null,
      end: isPeriodWrong(values) ? t('form.periodWrong') : null,
    }),
    async send(values, clientId) {
      const saved = await save(values, clientId)
      pictures.finish()
      toast(t('form.saved'))
      return saved
    },
    fieldOf: (path) => fields.find((field) => field === fieldName(path)) ?? null,
    onSent: onSaved,
  })
  const { values, wrong, change } = form

  function numberTrouble(values: PrizeValues, name: 'points' | 'stock' | 'perPerson') {
    return numberWithin(values[name], prizeLimits[name]) === null ? t('form.numberWrong', prizeLimits[name]) : null
  }
  function save(values: PrizeValues, clientId: string): Promise<KeptPrize> {
    const written = writtenOf(values)
    if (prize === null) return make.mutateAsync({ clientId, way: values.way, fileId: uploaded?.id ?? null, ...written })
    const fileId = takesNoPicture ? { fileId: null } : uploaded ? { fileId: uploaded.id } : {}
    return alter.mutateAsync({ id: prize.id, version: prize.version, ...fileId, ...written })
  }

  const isOvertaken = isProblem(form.problem, 'PRIZE_CHANGED')
  return (
    <Card as="section" aria-labelledby="prize-form">
      <form className={css.form} onSubmit={form.submit} noValidate>
        <h2 id="prize-form" className={css.heading}>
          {t(prize === null ? 'form.make' : 'form.change')}
        </h2>
        {isOvertaken && onStartAgain ? (
          <>
            <FormAlert>{t('form.newestText')}</FormAlert>
            <Button look="line" onClick={onStartAgain}>
              {t('form.takeNewest')}
            </Button>
          </>
        ) : (
          <FormAlert>{form.failure}</FormAlert>
        )}
        <TextInput
          {...form.input('name')}
          label={t('form.name')}
          maxLength={prizeLimits.name}
          withAsterisk
          aria-required
        />
        <Textarea
          {...form.input('description')}
          label={t('form.description')}
          autosize
          minRows={3}
          maxLength={prizeLimits.description}
        />
        <PictureChoice
          current={prize?.picture ?? null}
          pictures={pictures}
          place={form.at('picture')}
          uploaded={uploaded}
          takesNoPicture={takesNoPicture}
          onNone={setNoPicture}
        />
        {prize === null ? (
          <Field id="prize-way" label={t('form.way')} note={t('form.wayNote')}>
            <ChipRow>
              {deliveryWays.map((way) => (
                <ChoiceChip key={way} isOn={values.way === way} onToggle={() => change({ way })}>
                  {t(`prizes:ways.${way}`)}
                </ChoiceChip>
              ))}
            </ChipRow>
          </Field>
        ) : null}
        <div className={css.numbers}>
          {(['points', 'stock', 'perPerson'] as const).map((name) =>
            name === 'stock' && values.way === 'code' ? null : (
              <WholeNumberInput
                key={name}
                {...form.input(name)}
                label={t(`form.${name}`)}
                description={name === 'stock' ? t('form.stockNote') : undefined}
                max={prizeLimits[name].max}
                withAsterisk
                aria-required
              />
            ),
          )}
        </div>
        {values.way === 'atSchool' ? (
          <TextInput
            {...form.input('pickUp')}
            label={t('form.pickUp')}
            description={t('form.pickUpNote')}
            maxLength={prizeLimits.pickUp}
          />
        ) : null}
        <AskedChoice
          id={form.idOf('asks')}
          isOff={values.way === 'atSchool'}
          asks={values.asks}
          onChange={(asks) => change({ asks })}
        />
        <PeriodChoice id={form.idOf('end')} {...values} error={wrong.end} onChange={change} />
        <div className={css.acts}>
          <Button type="submit" isBusy={form.isSending}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const fields = ['name', 'description', 'picture', 'points', 'stock', 'perPerson', 'pickUp', 'asks', 'end'] as const

/** Returns what the form calls the root of a path of the wire. */
function fieldName(path: string) {
  const [root = path] = path.split('.')
  if (root === 'fileId') return 'picture'
  return root === 'startsAt' || root === 'endsAt' ? 'end' : root
}
