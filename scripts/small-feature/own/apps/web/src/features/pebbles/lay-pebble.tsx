import { pebbleLimits } from '@learntrail/contract/pebbles/limits'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../api/new-id.ts'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { focusFirst } from '../../ui/form/show-problem.ts'
import { TextInput } from '../../ui/form/text-input.ts'
import { checkText } from '../../ui/form/text-rules.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../ui/keep-draft.ts'
import { useLayPebble } from './api/pebbles.ts'
import css from './pebbles.module.css'

const draft = 'pebble'
const nothing = { words: '' }

/** The form for a line about what one learned today; typed text stays on the device until it is laid. */
export function LayPebble() {
  const { t } = useTranslation('pebbles')
  const laying = useLayPebble()
  const [clientId, setClientId] = useState(newId)
  const form = useForm({
    initialValues: { ...nothing, ...readDraft<typeof nothing>(draft) },
    validate: { words: (value) => checkText(value, { required: true, max: pebbleLimits.words }) },
  })
  useKeptDraft(draft, form.values, form.isDirty())
  const submit = form.onSubmit(({ words }) => {
    laying.mutate(
      { clientId, words: words.trim() },
      {
        onSuccess: () => {
          setClientId(newId())
          dropDraft(draft)
          form.setInitialValues(nothing)
          form.reset()
          toast(t('laid'))
        },
      },
    )
  }, focusFirst(form))
  return (
    <Card>
      <form className={css.form} onSubmit={submit} noValidate>
        <FormAlert>{laying.error ? sentenceOf(laying.error) : null}</FormAlert>
        <TextInput {...form.getInputProps('words')} label={t('words')} withAsterisk aria-required />
        <div>
          <Button type="submit" isBusy={laying.isPending}>
            {t('lay')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
