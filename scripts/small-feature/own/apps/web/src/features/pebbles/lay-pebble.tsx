import { pebbleLimits } from '@learntrail/contract/pebbles/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { TextInput } from '../../ui/form/text-input.ts'
import { checkText } from '../../ui/form/text-rules.ts'
import { useKeptForm } from '../../ui/form/use-kept-form.ts'
import { useCurrentUser } from '../profiles/index.ts'
import { useLayPebble } from './api/pebbles.ts'
import css from './pebbles.module.css'

/** The form for a line about what one learned today; typed text stays on the device until it is laid. */
export function LayPebble() {
  const { t } = useTranslation('pebbles')
  const laying = useLayPebble()
  const form = useKeptForm({
    id: 'pebble',
    draft: { what: 'pebble', account: useCurrentUser()?.id ?? null },
    start: () => ({ words: '' }),
    check: ({ words }) => ({ words: checkText(words, { required: true, max: pebbleLimits.words }) }),
    async send({ words }, clientId) {
      await laying.mutateAsync({ clientId, words: words.trim() })
      toast(t('laid'))
    },
    startsAgain: true,
  })
  return (
    <Card>
      <form className={css.form} onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <TextInput {...form.input('words')} label={t('words')} withAsterisk aria-required />
        <div>
          <Button type="submit" isBusy={form.isSending}>
            {t('lay')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
