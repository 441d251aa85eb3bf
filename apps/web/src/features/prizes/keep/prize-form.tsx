import { deliveryWays } from '@learntrail/contract/prizes/asked'
import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { useKeptPictures } from '../../files/index.ts'
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

const places = ['name', 'description', 'points', 'stock', 'perPerson', 'pickUp', 'asks', 'end'] as const
type Place = (typeof places)[number]
type Wrong = Partial<Record<Place, string>>
const fieldId = (place: Place) => `prize-${place}`

/** Creates or edits a prize. */
export function PrizeForm({ prize, onSaved, onStartAgain }: PrizeFormProps) {
  const { t } = useTranslation(['prizes/keep', 'prizes'])
  const [clientId] = useState(newId)
  const [values, setValues] = useState(() => valuesOf(prize))
  const [wrong, setWrong] = useState<Wrong>({})
  const [takesNoPicture, setNoPicture] = useState(false)
  const pictures = useKeptPictures(`prize.${prize?.id ?? 'new'}`, [])
  const uploaded = pictures.items.at(-1)?.summary ?? null
  const make = useMakePrize()
  const alter = useChangePrize()
  const saving = prize === null ? make : alter

  const change = (part: Partial<PrizeValues>) => {
    setValues((before) => ({ ...before, ...part }))
    setWrong({})
  }
  const point = (found: Wrong) => {
    setWrong(found)
    const first = places.find((place) => found[place] !== undefined)
    if (first) goToField(fieldId(first))
    return first !== undefined
  }
  const check = (): Wrong => {
    const numberWrong = (name: 'points' | 'stock' | 'perPerson') =>
      numberWithin(values[name], prizeLimits[name]) === null ? { [name]: t('form.numberWrong', prizeLimits[name]) } : {}
    const text = (name: 'name' | 'description' | 'pickUp', rules: Parameters<typeof checkText>[1]) => {
      const sentence = checkText(values[name], rules)
      return sentence === null ? {} : { [name]: sentence }
    }
    return {
      ...text('name', { required: true, max: prizeLimits.name }),
      ...text('description', { max: prizeLimits.description }),
      ...numberWrong('points'),
      ...(values.way === 'code' ? {} : numberWrong('stock')),
      ...numberWrong('perPerson'),
      ...text('pickUp', { max: prizeLimits.pickUp }),
      ...(isPeriodWrong(values) ? { end: t('form.periodWrong') } : {}),
    }
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (point(check())) return
    const written = writtenOf(values)
    const done = {
      onSuccess: (saved: KeptPrize) => {
        pictures.finish()
        toast(t('form.saved'))
        onSaved(saved)
      },
      onError: (error: unknown) => void point(wrongOf(error)),
    }
    if (prize === null) {
      make.mutate({ clientId, way: values.way, fileId: uploaded?.id ?? null, ...written }, done)
    } else {
      const fileId = takesNoPicture ? { fileId: null } : uploaded ? { fileId: uploaded.id } : {}
      alter.mutate({ id: prize.id, version: prize.version, ...fileId, ...written }, done)
    }
  }

  const isOvertaken = isProblem(saving.error, 'PRIZE_CHANGED')
  return (
    <Card as="section" aria-labelledby="prize-form">
      <form className={css.form} onSubmit={send} noValidate>
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
          <FormAlert>{saving.error ? sentenceOf(saving.error) : null}</FormAlert>
        )}
        <TextInput
          id={fieldId('name')}
          label={t('form.name')}
          maxLength={prizeLimits.name}
          value={values.name}
          error={wrong.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          withAsterisk
          aria-required
        />
        <Textarea
          id={fieldId('description')}
          label={t('form.description')}
          autosize
          minRows={3}
          maxLength={prizeLimits.description}
          value={values.description}
          error={wrong.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <PictureChoice
          current={prize?.picture ?? null}
          pictures={pictures}
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
                id={fieldId(name)}
                label={t(`form.${name}`)}
                description={name === 'stock' ? t('form.stockNote') : undefined}
                max={prizeLimits[name].max}
                value={values[name]}
                error={wrong[name]}
                onChange={(value) => change({ [name]: value })}
                withAsterisk
                aria-required
              />
            ),
          )}
        </div>
        {values.way === 'atSchool' ? (
          <TextInput
            id={fieldId('pickUp')}
            label={t('form.pickUp')}
            description={t('form.pickUpNote')}
            maxLength={prizeLimits.pickUp}
            value={values.pickUp}
            error={wrong.pickUp}
            onChange={(event) => change({ pickUp: event.currentTarget.value })}
          />
        ) : null}
        <AskedChoice
          id={fieldId('asks')}
          isOff={values.way === 'atSchool'}
          asks={values.asks}
          onChange={(asks) => change({ asks })}
        />
        <PeriodChoice id={fieldId('end')} {...values} error={wrong.end} onChange={change} />
        <div className={css.acts}>
          <Button type="submit" isBusy={saving.isPending}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Returns the parts of a refusal that belong beside a field. */
function wrongOf(error: unknown): Wrong {
  if (!isProblem(error)) return {}
  return Object.fromEntries(
    error.fields.flatMap(({ path, rule, limit }) => {
      const root = path.split('.')[0] ?? path
      const place = places.find((one) => one === (root === 'startsAt' || root === 'endsAt' ? 'end' : root))
      return place ? [[place, ruleSentence(rule, limit)]] : []
    }),
  )
}
