import { profileLimits } from '@learntrail/contract/profiles/limits'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FieldGroup } from '../../../ui/form/fields.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { WithAudience } from '../audiences/with-audience.tsx'
import type { AboutValues } from './about-values.ts'
import css from './own-fields.module.css'

/** Custom profile fields: a title, a text, and whether others see it. */
export function OwnFields({ form }: { form: UseFormReturnType<AboutValues> }) {
  const { t } = useTranslation('profiles')
  const fields = form.values.customFieldList
  return (
    <FieldGroup title={t('groups.own')} note={t('groups.ownNote', { limit: profileLimits.customFieldList.count })}>
      {fields.length > 0 ? (
        <WithAudience part="customFieldList" name={t('groups.own')}>
          <p className={css.who}>{t('form.ownWho')}</p>
        </WithAudience>
      ) : null}
      {fields.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity besides their place
        <div key={index} className={css.row}>
          <TextInput
            {...form.getInputProps(`customFieldList.${index}.title`)}
            label={t('form.ownTitle')}
            placeholder={t('form.ownTitleExample')}
          />
          <Textarea
            {...form.getInputProps(`customFieldList.${index}.content`)}
            label={t('form.ownContent')}
            minRows={2}
          />
          <div className={css.end}>
            <Checkbox
              {...form.getInputProps(`customFieldList.${index}.isActive`, { type: 'checkbox' })}
              label={t('form.ownActive')}
            />
            <IconButton
              label={t('form.ownRemove')}
              icon="remove"
              onClick={() => form.removeListItem('customFieldList', index)}
            />
          </div>
        </div>
      ))}
      {fields.length < profileLimits.customFieldList.count ? (
        <div>
          <Button
            look="soft"
            size="s"
            icon="plus"
            onClick={() => form.insertListItem('customFieldList', { title: '', content: '', isActive: true })}
          >
            {t('form.ownAdd')}
          </Button>
        </div>
      ) : null}
    </FieldGroup>
  )
}
